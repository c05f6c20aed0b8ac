import type { Program } from './types';

const filedPlan =
  'Your application must say whether your school safety plan is filed with the county school safety commission.';
const indianaClosed =
  'The notice of 2024 has closed: ask IDHS when it opens again, and with which caps and match.';

export const indianaSecuredSchool: Program = {
  id: 'indiana',
  closed: true,
  name: 'Secured School Safety Grant',
  owner: 'Indiana Department of Homeland Security (IDHS)',
  region: 'Indiana',
  whoMayApply:
    'Districts, charter schools and accredited nonpublic schools in Indiana may apply. The law of 2019 asked for a threat assessment of each building by July 2021. In 2022 the county needed a school safety commission.',
  paysFor:
    'Pays for controlled access to buildings and classrooms, visitor management, faster notification of first responders, the status of doors, detection of threats, emergency communication in the building, medical response, assessments of the site, staff training and school resource officers.',
  cannotPayFor: 'In 2022 it did not pay for vehicles, uniforms or vape detectors.',
  amount:
    '2024: over $24M to 499 schools and districts. New applicants got all they ranked first, most others 81% of it, and a group of charter schools up to $100,000. 2022: up to $100,000 a year, with a match of 25, 50 or 100%, by enrollment and by what is requested. 2020: up to $35,000 a year with up to 1,000 students, $50,000 with up to 5,000.',
  sources: [
    {
      label: 'Indiana Department of Homeland Security',
      href: 'https://secure.in.gov/dhs/securedschoolsafety.htm',
    },
    {
      label: 'IC 10-21-1-2, 2024',
      href: 'https://codes.findlaw.com/in/title-10-public-safety/in-code-sect-10-21-1-2/',
    },
    {
      label: 'Awards, 2024',
      href: 'https://wthr.com/article/news/local/indiana-secured-school-safety-board-approves-24-million-safety-funding-money-education-funding/531-7a5f2368-aac8-4d3e-9d13-a8d8eccc8750',
    },
    {
      label: 'Caps, IC 10-21-1-4, 2020',
      href: 'https://law.justia.com/codes/indiana/2020/title-10/article-21/chapter-1/section-10-21-1-4/',
    },
    {
      label: 'Match, 2022',
      href: 'https://wrbiradio.com/local-schools-receive-secured-school-safety-grants',
    },
    {
      label: 'Cap, 2022',
      href: 'https://thepaper24-7.com/2022/08/schools-receive-22-9-million-in-school-safety-grants',
    },
    {
      label: 'Safety plan, IC 10-21-1-5',
      href: 'https://lawserver.com/law/state/indiana/in-code/indiana_code_10-21-1-5',
    },
    {
      label: 'Commission, 2022',
      href: 'https://www.grantwatch.com/grant/136057/grants-to-indiana-school-corporations-non-public-schools-and-charter-schools-to-increase-school-security.html',
    },
    {
      label: 'Threat assessment, 2019',
      href: 'https://www.wboi.org/news/2019-07-10/state-prepares-to-open-school-safety-grant-applications-after-legislative-changes',
    },
    {
      label: 'Ranking and shares, 2024',
      href: 'https://wimsradio.com/2024/08/29/indiana-secured-school-safety-board-approves-24-million-to-support-school-safety-initiatives-for-499-locations-statewide',
    },
    {
      label: 'Not paid for, 2022',
      href: 'https://wimsradio.com/2022/09/02/indiana-allocates-highest-ever-single-year-investment-in-school-safety/',
    },
    {
      label: 'Warning systems, IC 10-21-1-4.5',
      href: 'https://instalawyer.io/laws/indiana-code/10-21-1-45-grants-for-active-event',
    },
  ],
  applicants: {
    public: {
      verdict: 'fits',
      why: `Your district applies, not your school. ${filedPlan} ${indianaClosed}`,
    },
    charter: {
      verdict: 'fits',
      why: `The law names charter schools. ${filedPlan} ${indianaClosed}`,
    },
    private: {
      verdict: 'fits',
      why: `The law names accredited nonpublic schools. ${indianaClosed}`,
    },
  },
  needs: {
    'door-locks': {
      verdict: 'fits',
      why: 'Pays for equipment that controls access to the school and its classrooms.',
    },
    'panic-alerts': {
      verdict: 'ask',
      why: 'Pays for faster notification of first responders. Our panic button alerts your own people: ask if it counts. It does not fit Indiana’s grant for warning systems that call 911 by themselves.',
    },
    'mass-notification': {
      verdict: 'fits',
      why: 'Pays for emergency communication inside the building. Ask about messages to families.',
    },
    'visitor-management': { verdict: 'fits', why: 'Pays for visitor management.' },
    'threat-assessment': {
      verdict: 'ask',
      why: 'Pays for an assessment of the site. Ask about a threat assessment team.',
    },
    'staff-training': {
      verdict: 'fits',
      why: 'Pays for training of school employees. Ask which training counts.',
    },
    'lifesaving-equipment': {
      verdict: 'fits',
      why: 'Pays for equipment that helps in a medical emergency.',
    },
  },
};

const equipmentOnly = {
  verdict: 'ruled-out',
  why: 'Pays for approved equipment and its installation only.',
} as const;

export const virginiaSecurityEquipment: Program = {
  id: 'virginia',
  closed: true,
  name: 'School Security Equipment Grants',
  owner: null,
  region: 'Virginia',
  whoMayApply: 'School divisions in Virginia may apply, for their public schools.',
  paysFor:
    'Pays for approved security equipment, such as card access, visitor badges, mass notification, communication inside the school and two-way radios.',
  cannotPayFor: 'It cannot pay for longer warranties or service contracts.',
  amount:
    '2025: $12M in all, up to $250,000 for a division. 2024-25: a 25% match, which can be lower for divisions that are least able to pay.',
  sources: [
    {
      label: 'Rules, 2024-25',
      href: 'https://doe.virginia.gov/programs-services/school-operations-support-services/facility-construction-maintenance/security-equipment-grants',
    },
    {
      label: 'Equipment, 2024-25',
      href: 'https://www.wsls.com/news/virginia/2024/12/02/nearly-500-schools-in-virginia-awarded-12-million-in-school-security-equipment-grants/',
    },
    {
      label: 'Awards, 2025',
      href: 'https://www.wsls.com/news/local/2025/10/10/12-million-in-grants-support-school-safety-across-virginia/',
    },
  ],
  applicants: {
    public: { verdict: 'fits', why: 'Your division applies, not your school.' },
    charter: {
      verdict: 'ask',
      why: 'Divisions apply, for public schools. Ask yours whether it would include your charter school.',
    },
    private: { verdict: 'ruled-out', why: 'Only for public schools. Their divisions apply.' },
  },
  needs: {
    'door-locks': {
      verdict: 'fits',
      why: 'Pays for card access. Ask about locks without cards.',
    },
    'mass-notification': { verdict: 'fits', why: 'Pays for mass notification.' },
    'visitor-management': { verdict: 'fits', why: 'Pays for visitor badge systems.' },
    'threat-assessment': equipmentOnly,
    'staff-training': equipmentOnly,
  },
};

export const georgiaSchoolSafety: Program = {
  id: 'georgia',
  name: 'School safety grants',
  owner: null,
  region: 'Georgia',
  whoMayApply: 'Local school systems in Georgia receive the money.',
  paysFor: 'Pays for safety improvements at schools.',
  amount: 'FY2026, which ended on June 30, 2026: $47,124 for each school.',
  sources: [
    { label: 'Budget, FY2026', href: 'https://capitol-beat.org/?p=14806' },
    {
      label: 'HB 268',
      href: 'https://readingroom.law.gsu.edu/gsulr/vol42/iss1/15',
    },
  ],
  applicants: {
    public: {
      verdict: 'ask',
      why: 'Your school system received the FY2026 money. Ask what FY2027 offers, and how your school’s share is spent.',
    },
    charter: {
      verdict: 'ask',
      why: 'School systems receive the money. Ask yours about the share of your charter school.',
    },
    private: { verdict: 'ruled-out', why: 'The money goes to local school systems.' },
  },
  needs: {
    'panic-alerts': {
      verdict: 'ask',
      why: 'A state law (HB 268) has required a panic-alert system in every public school since July 1, 2026. Ask if this money may pay for it. Our panic button does not call 911: check if it meets the law.',
    },
  },
};

const nonpublicOnly = {
  verdict: 'ruled-out',
  why: 'Only for nonpublic schools. Public and charter schools had grants of their own in FY24-25: ask PCCD.',
} as const;

export const pennsylvaniaNonpublic: Program = {
  id: 'pccd',
  closed: true,
  name: 'Safety grants for nonpublic schools',
  owner: 'PCCD',
  region: 'Pennsylvania',
  whoMayApply:
    'Nonpublic schools in Pennsylvania may apply. Since FY24-25 they no longer apply through their intermediate unit.',
  paysFor:
    'Pays for what the state’s school code lists, such as security technology, electronic locks, visitor identification, lifesaving equipment and staff training.',
  amount: 'FY24-25: up to $75,000 for a school.',
  sources: [
    {
      label: 'Rounds of FY23-24 and FY24-25',
      href: 'https://www.pccd.pa.gov/schoolsafety/Pages/Targeted-School-Safety-Grants.aspx',
    },
    {
      label: 'List of costs, 2018',
      href: 'https://govgrantshelp.com/columnists/gov1/articles/millions-for-pennsylvania-school-safety-and-security-xLUlpq7KDnSGl2oj',
    },
    {
      label: 'Public and charter schools, FY24-25, PCCD',
      href: 'https://media.pa.gov/pages/pccd-details.aspx?newsid=128',
    },
  ],
  applicants: {
    public: nonpublicOnly,
    charter: nonpublicOnly,
    private: {
      verdict: 'fits',
      why: 'Nonpublic schools apply themselves. The round of FY24-25 has closed: look for the next one on PCCD’s website.',
    },
  },
  needs: {
    'door-locks': { verdict: 'fits', why: 'The list names electronic locks and deadbolts.' },
    'panic-alerts': {
      verdict: 'ask',
      why: 'The list names emergency communication equipment. Ask about panic alerts.',
    },
    'mass-notification': {
      verdict: 'ask',
      why: 'The list names emergency communication equipment. Ask about mass notification.',
    },
    'visitor-management': { verdict: 'fits', why: 'The list names visitor identification.' },
    'staff-training': { verdict: 'fits', why: 'The list names staff training.' },
    'lifesaving-equipment': {
      verdict: 'fits',
      why: 'The list names defibrillators and trauma kits.',
    },
  },
};
