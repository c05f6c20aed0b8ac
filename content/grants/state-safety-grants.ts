import {
  currentNotice,
  eligibilityOf,
  guideOf,
  sourcesOf,
  usesOf,
} from '@/content/grant-check/in-guides';
import {
  georgiaSchoolSafety,
  indianaSecuredSchool,
  pennsylvaniaNonpublic,
  pennsylvaniaPublic,
  virginiaSecurityEquipment,
} from '@/content/grant-check/states';

const programs = [
  georgiaSchoolSafety,
  indianaSecuredSchool,
  pennsylvaniaNonpublic,
  pennsylvaniaPublic,
  virginiaSecurityEquipment,
];

/** A grant guide. */
export const guide = guideOf({
  lead: `The dated rounds have ended. ${currentNotice}`,
  eligibility: programs.map(eligibilityOf),
  uses: [
    `${usesOf(georgiaSchoolSafety)} ${georgiaSchoolSafety.needs['panic-alerts']!.why}`,
    ...programs.slice(1).map(usesOf),
  ],
  tips: [
    'A public school asks its district’s grant writer. In another state, ask the education department there.',
    'Ask the program when a round opens, and if you pay first. Do not order until the award letter says you may.',
  ],
  awards: [
    'Brebeuf Jesuit Preparatory School, Indiana: a sign-in system, gates and cameras, from the Secured School Safety Grant (2024).',
  ],
  sources: [
    ...sourcesOf(...programs),
    {
      label: 'Brebeuf Jesuit: what it bought, WTHR, 2024',
      href: 'https://wthr.com/article/news/local/indiana-secured-school-safety-board-approves-24-million-safety-funding-money-education-funding/531-7a5f2368-aac8-4d3e-9d13-a8d8eccc8750',
    },
    {
      label: 'Grants Finder of SchoolSafety.gov',
      href: 'https://www.schoolsafety.gov/grants-finder-tool',
    },
  ],
});
