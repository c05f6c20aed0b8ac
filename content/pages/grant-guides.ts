import { guide as federalSchoolSafetyGrants } from './grants/federal-school-safety-grants';
import { guide as stateSafetyGrants } from './grants/state-safety-grants';
import { guide as foundationGrants } from './grants/foundation-grants';
import { guide as grantWritingResources } from './grants/grant-writing-resources';
import { guide as equipmentGrants } from './grants/equipment-grants';
import { guide as grantSuccessStories } from './grants/grant-success-stories';
import type { Guide } from './types';

/** All guides by their card's slug; the exported page has them for visitors without JavaScript. */
export const grantGuides: Readonly<Record<string, Guide>> = {
  'federal-school-safety-grants': federalSchoolSafetyGrants,
  'state-safety-grants': stateSafetyGrants,
  'foundation-grants': foundationGrants,
  'grant-writing-resources': grantWritingResources,
  'equipment-grants': equipmentGrants,
  'grant-success-stories': grantSuccessStories,
};
