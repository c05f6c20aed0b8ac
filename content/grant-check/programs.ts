import { schoolViolencePrevention, stopSchoolViolence, titleFourA } from './federal';
import {
  communityFacilities,
  nonprofitSecurity,
  publicSafetyFoundation,
} from './nonprofit-and-community';
import {
  georgiaSchoolSafety,
  indianaSecuredSchool,
  pennsylvaniaNonpublic,
  pennsylvaniaPublic,
  virginiaSecurityEquipment,
} from './states';
import type { Program } from './types';

/**
 * Every program of the grant check. Equal answers are shown in this order. Programs that have ended
 * are not listed.
 */
export const programs: readonly Program[] = [
  schoolViolencePrevention,
  titleFourA,
  communityFacilities,
  publicSafetyFoundation,
  stopSchoolViolence,
  nonprofitSecurity,
  georgiaSchoolSafety,
  indianaSecuredSchool,
  pennsylvaniaNonpublic,
  pennsylvaniaPublic,
  virginiaSecurityEquipment,
];
