import { guide as federalSchoolSafetyGrants } from '@/content/grants/federal-school-safety-grants';
import { guide as stateSafetyGrants } from '@/content/grants/state-safety-grants';
import { guide as foundationGrants } from '@/content/grants/foundation-grants';
import { guide as grantWritingResources } from '@/content/grants/grant-writing-resources';
import { guide as equipmentGrants } from '@/content/grants/equipment-grants';
import { guide as grantSuccessStories } from '@/content/grants/grant-success-stories';
import type { Guide } from '@/content/site/types';

/** All guides by their card's slug; the exported page has them for visitors without JavaScript. */
export const grantGuides: Readonly<Record<string, Guide>> = {
  'federal-school-safety-grants': federalSchoolSafetyGrants,
  'state-safety-grants': stateSafetyGrants,
  'foundation-grants': foundationGrants,
  'grant-writing-resources': grantWritingResources,
  'equipment-grants': equipmentGrants,
  'grant-success-stories': grantSuccessStories,
};
