import { grant as equipmentGrants } from './grants/equipment-grants';
import { grant as federalSchoolSafetyGrants } from './grants/federal-school-safety-grants';
import { grant as foundationGrants } from './grants/foundation-grants';
import { grant as grantSuccessStories } from './grants/grant-success-stories';
import { grant as grantWritingResources } from './grants/grant-writing-resources';
import { grant as stateSafetyGrants } from './grants/state-safety-grants';
import type { Grant } from './types';

/** The six grant cards in their order on the resources page (SPEC section 2, "Resources page"). */
export const grants: readonly Grant[] = [
  federalSchoolSafetyGrants,
  stateSafetyGrants,
  foundationGrants,
  grantWritingResources,
  equipmentGrants,
  grantSuccessStories,
];
