import {
  registration,
  schoolViolencePrevention,
  stopSchoolViolence,
  titleFourA,
} from '@/content/grant-check/federal';
import {
  currentNotice,
  eligibilityOf,
  publicAwards,
  sourcesOf,
  usesOf,
} from '@/content/grant-check/in-guides';
import { nonprofitSecurity } from '@/content/grant-check/nonprofit-and-community';
import type { Guide } from '@/content/site/types';

const programs = [schoolViolencePrevention, stopSchoolViolence, nonprofitSecurity, titleFourA];

/** A grant guide. */
export const guide: Guide = {
  lead: `Start with what you need, then check if your kind of school may apply. ${currentNotice}`,
  sections: [
    { id: 'eligibility', title: 'Eligibility', items: programs.map(eligibilityOf) },
    { id: 'example-uses', title: 'Example uses', items: programs.map(usesOf) },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        registration,
        'If two programs could pay, put each item in one budget only, and say so.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: [publicAwards],
      items: [
        'Provo and Nebo school districts, Utah: $500,000 each from the School Violence Prevention Program (2020).',
      ],
    },
  ],
  sources: [
    ...sourcesOf(...programs),
    {
      label: 'Utah: three school districts, Homeland Security Today, 2020',
      href: 'https://www.hstoday.us/industry/three-utah-school-districts-receive-funding-to-improve-school-safety/',
    },
    { label: 'SAM.gov, registration and UEI', href: 'https://sam.gov/entity-registration' },
  ],
};
