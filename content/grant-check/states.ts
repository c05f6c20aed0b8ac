import type { Program } from './types';

const filedPlan =
  'A district or charter school must say whether its safety plan is filed with the county school safety commission.';

export const indianaSecuredSchool: Program = {
  id: 'indiana',
  closed: 'The FY2027 notice is reported to have closed on June 30, 2026.',
  name: 'Secured School Safety Grant',
  owner: 'Department of Homeland Security',
  region: 'Indiana',
  whoMayApply: 'Districts, charter schools and accredited nonpublic schools may apply.',
  paysFor:
    'Pays for controlled access, visitor management, the status of doors and faster notification of first responders (our panic button does not notify them). It also names detection of fire, chemical, visual or audible threats, emergency communication, medical response, site assessments, critical incident digital mapping, training and school resource officers.',
  amount:
    '2024: over $24M in matching grants to 499 schools and districts. 2022: the match was 25%, 50% or 100%.',
  ask: 'Ask the Indiana Department of Homeland Security (IDHS) when it opens again, and with which caps and match.',
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
      label: 'Safety plan, IC 10-21-1-5',
      href: 'https://lawserver.com/law/state/indiana/in-code/indiana_code_10-21-1-5',
    },
    {
      label: 'Awards, 2024',
      href: 'https://wimsradio.com/2024/08/29/indiana-secured-school-safety-board-approves-24-million-to-support-school-safety-initiatives-for-499-locations-statewide',
    },
    {
      label: 'Match, 2022',
      href: 'https://wrbiradio.com/local-schools-receive-secured-school-safety-grants',
    },
    {
      label: 'Mapping, and the deadline of FY2027 as a vendor reports it',
      href: 'https://www.arkstrategic.io/solutions/k12-schools/indiana',
    },
  ],
  applicants: {
    public: { verdict: 'fits', why: `Your district applies, not your school. ${filedPlan}` },
    charter: { verdict: 'fits', why: `The law names charter schools. ${filedPlan}` },
    private: { verdict: 'fits', why: 'The law names accredited nonpublic schools.' },
  },
  needs: {
    'door-locks': {
      verdict: 'fits',
      why: 'Pays for equipment that controls access to the school and its classrooms.',
    },
    'panic-alerts': {
      verdict: 'ask',
      why: 'Pays for faster notification of first responders. Our panic button alerts your own people: ask if it counts.',
    },
    'gunshot-detection': {
      verdict: 'fits',
      why: 'Pays for equipment that detects audible threats.',
    },
    'mass-notification': {
      verdict: 'fits',
      why: 'Pays for emergency communication inside the building. Ask about messages to families.',
    },
    'visitor-management': { verdict: 'fits', why: 'Pays for visitor management.' },
    'floor-plans': {
      verdict: 'ask',
      why: 'Pays for critical incident digital mapping, which the law defines and shares with police, fire and 911. Ask if our floor plan meets that before you count on it.',
    },
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
  closed: 'The 2025 round has closed.',
  name: 'School Security Equipment Grants',
  owner: null,
  region: 'Virginia',
  whoMayApply: 'School divisions apply for public schools.',
  paysFor:
    'Pays for approved security equipment, such as card access (our lock has no card reader), visitor badges, mass notification, communication inside the school and two-way radios.',
  cannotPayFor:
    'The school must stay open for at least five more years, with no planned renovation that makes the equipment obsolete. It cannot pay for longer warranties or service contracts.',
  amount:
    '2025: $12M in all, up to $250,000 for a division. 2024-25: a 25% match, or less for the divisions least able to pay.',
  ask: 'Ask your division when it next applies, and for which schools.',
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
    {
      label: 'Floor plans, 2022',
      href: 'https://www.nbc12.com/2022/04/26/governor-youngkin-announces-65-million-funding-create-digital-floor-plans-schools/',
    },
  ],
  applicants: {
    public: { verdict: 'fits', why: 'Your division applies, not your school.' },
    charter: {
      verdict: 'ask',
      why: 'Divisions apply, for public schools. Ask yours whether it would include your charter school.',
    },
    private: { verdict: 'ruled-out', why: 'Only for public schools.' },
  },
  needs: {
    'door-locks': {
      verdict: 'ask',
      why: 'Pays for card access. Our lock has no card reader: ask if it counts.',
    },
    'mass-notification': { verdict: 'fits', why: 'Pays for mass notification.' },
    'visitor-management': { verdict: 'fits', why: 'Pays for visitor badge systems.' },
    'floor-plans': {
      verdict: 'ask',
      why: 'Pays for approved equipment. Virginia began a program of its own for digital floor plans in 2022: ask your division about both.',
    },
    'threat-assessment': equipmentOnly,
    'staff-training': equipmentOnly,
  },
};

const georgiaLaw =
  'Since July 1, 2026, Georgia’s HB 268 requires public schools to have mobile panic alerts connected to 911 and first responders, and digital maps to a state standard.';

export const georgiaSchoolSafety: Program = {
  id: 'georgia',
  name: 'School safety grants',
  owner: null,
  region: 'Georgia',
  whoMayApply: 'School systems receive this money.',
  paysFor: 'Pays for safety improvements at schools.',
  amount: 'FY2026 (ended June 30, 2026): $47,124 for each school.',
  ask: 'For panic alerts and maps, first ask which systems meet HB 268. Then ask your school system what FY2027 gives, and how your school’s share is spent.',
  sources: [
    { label: 'Budget, FY2026', href: 'https://capitol-beat.org/?p=14806' },
    {
      label: 'What HB 268 requires',
      href: 'https://readingroom.law.gsu.edu/gsulr/vol42/iss1/15',
    },
  ],
  applicants: {
    public: {
      verdict: 'ask',
      why: 'Your school system received the FY2026 money.',
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
      why: `${georgiaLaw} Our panic button does not call 911, so alone it does not meet the law. You need a system that does. Ask if our floor plan meets the map standard.`,
    },
    'floor-plans': {
      verdict: 'ask',
      why: `${georgiaLaw} Ask if our floor plan meets that standard before you count on it.`,
    },
  },
};

const nonpublicOnly = { verdict: 'ruled-out', why: 'Only for nonpublic schools.' } as const;

export const pennsylvaniaNonpublic: Program = {
  id: 'pccd',
  closed: 'The FY24-25 round has closed.',
  name: 'Safety grants for nonpublic schools',
  owner: 'Commission on Crime and Delinquency',
  region: 'Pennsylvania',
  whoMayApply: 'Nonpublic schools apply themselves.',
  paysFor:
    'For nonpublic schools, pays for what the state’s school code lists (2018), such as electronic locks, visitor identification, lifesaving equipment and staff training.',
  amount: 'FY24-25: up to $75,000 for a school.',
  ask: 'Ask the commission (PCCD) when the next round opens.',
  sources: [
    {
      label: 'Rounds of FY23-24 and FY24-25',
      href: 'https://www.pccd.pa.gov/schoolsafety/Pages/Targeted-School-Safety-Grants.aspx',
    },
    {
      label: 'Safe2Say Something, 2019',
      href: 'https://www.law.com/thelegalintelligencer/2019/04/24/safe2say-something-program-and-how-it-impacts-schools/',
    },
    {
      label: 'List of costs, 2018',
      href: 'https://govgrantshelp.com/columnists/gov1/articles/millions-for-pennsylvania-school-safety-and-security-xLUlpq7KDnSGl2oj',
    },
  ],
  applicants: {
    public: nonpublicOnly,
    charter: nonpublicOnly,
    private: { verdict: 'fits', why: 'Nonpublic schools apply themselves.' },
  },
  needs: {
    'door-locks': {
      verdict: 'fits',
      why: 'The state’s list (2018) for nonpublic schools names electronic locks and deadbolts.',
    },
    'tip-line': {
      verdict: 'ask',
      why: 'Pennsylvania’s own tip line, Safe2Say Something, is required at all its schools. Ask if this money may pay for a second one.',
    },
    'panic-alerts': {
      verdict: 'ask',
      why: 'The state’s list names emergency communication equipment. Ask about panic alerts.',
    },
    'mass-notification': {
      verdict: 'ask',
      why: 'The state’s list names emergency communication equipment. Ask about mass notification.',
    },
    'visitor-management': {
      verdict: 'fits',
      why: 'The state’s list for nonpublic schools names visitor identification.',
    },
    'staff-training': {
      verdict: 'fits',
      why: 'The state’s list for nonpublic schools names staff training.',
    },
    'lifesaving-equipment': {
      verdict: 'fits',
      why: 'The state’s list for nonpublic schools names defibrillators and trauma kits.',
    },
  },
};

const publicShare = {
  verdict: 'ask',
  why: 'Districts and charter schools had a share by formula in FY24-25.',
} as const;

export const pennsylvaniaPublic: Program = {
  id: 'pccd-public',
  name: 'School Safety and Mental Health Grants',
  owner: null,
  region: 'Pennsylvania',
  whoMayApply: 'Districts and charter schools had a share by formula in FY24-25.',
  paysFor:
    'For public and charter schools, pays for physical security and behavioral health. The state’s basic level (Level 1) comes first.',
  ask: 'Ask the Commission on Crime and Delinquency (PCCD) if there is a new round, and what it may pay for.',
  sources: [
    {
      label: 'Public and charter schools, FY24-25, PCCD',
      href: 'https://media.pa.gov/Pages/PCCD-Details.aspx?newsid=117',
    },
    {
      label: 'Formula and Level 1, FY24-25, 24 PS 13-1314.1-B',
      href: 'https://codes.findlaw.com/pa/title-24-ps-education/pa-st-sect-24-13-1314-1-b/',
    },
  ],
  applicants: {
    public: publicShare,
    charter: publicShare,
    private: { verdict: 'ruled-out', why: 'Only for public and charter schools.' },
  },
  needs: {},
};
