import {
  registration,
  schoolViolencePrevention,
  stopSchoolViolence,
  titleFourA,
} from '@/content/grant-check/federal';
import {
  currentNotice,
  eligibilityOf,
  guideOf,
  sourcesOf,
  usesOf,
} from '@/content/grant-check/in-guides';
import { nonprofitSecurity } from '@/content/grant-check/nonprofit-and-community';

const programs = [schoolViolencePrevention, stopSchoolViolence, nonprofitSecurity, titleFourA];

/** A grant guide. */
export const guide = guideOf({
  lead: `The rounds named here have closed. Title IV-A has no rounds. ${currentNotice}`,
  eligibility: programs.map(eligibilityOf),
  uses: programs.map(usesOf),
  tips: [
    `For the first two: ${registration}`,
    'Put each item in one budget only.',
    'Do not order, sign or pay until the award letter says you may.',
  ],
  awards: [
    'Provo and Nebo school districts, Utah: $500,000 each from the School Violence Prevention Program (2020).',
  ],
  sources: [
    ...sourcesOf(...programs),
    {
      label: 'Utah: three school districts, Homeland Security Today, 2020',
      href: 'https://www.hstoday.us/industry/three-utah-school-districts-receive-funding-to-improve-school-safety/',
    },
    {
      label: 'STOP School Violence: Two deadlines, FY21 (copy of the notice)',
      href: 'https://docslib.org/doc/12702171/bjas-stop-school-violence-program',
    },
    { label: 'SAM.gov, registration and UEI', href: 'https://sam.gov/entity-registration' },
  ],
});
