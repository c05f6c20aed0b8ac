import type { Program } from './types';

/** What an applicant to a federal agency needs first. */
export const registration =
  'Check that the applicant is registered at SAM.gov: it can take four weeks or more. Look for two deadlines: Grants.gov, then JustGrants.';

export const schoolViolencePrevention: Program = {
  id: 'svpp',
  closed: 'The FY25 notice has closed.',
  name: 'School Violence Prevention Program',
  owner: 'COPS Office, Department of Justice',
  region: null,
  whoMayApply:
    'Districts, states, local governments, tribes and their public agencies may apply. A charter school applies only if it operates as its own district. A single school or a private school cannot be the primary applicant: ask the district to include it.',
  paysFor:
    'Pays for locks, lighting, metal detectors and other deterrents, technology that notifies the police (our panic button does not), and other measures that the COPS Office accepts.',
  amount: 'FY25: up to $500,000 over 36 months, with a 25% cash match unless it is waived.',
  ask: `See on the COPS Office’s site if a newer notice is open. ${registration}`,
  sources: [
    {
      label: 'What it pays for, 34 USC 10551',
      href: 'https://www.law.cornell.edu/uscode/text/34/10551',
    },
    {
      label: 'Amounts, FY25 (copy of the notice)',
      href: 'https://www.topgovernmentgrants.com/grants_gov_display.php?program=O-COPS-2025-172379',
    },
    {
      label: 'Applicants, FY25',
      href: 'https://greenlightsgrantinitiative.org/grants/cops-office-school-violence-prevention-program',
    },
  ],
  applicants: {
    public: { verdict: 'fits', why: 'Your district applies, not your school.' },
    charter: {
      verdict: 'ask',
      why: 'A charter school may apply only if it operates as its own district. Ask your authorizer.',
    },
    private: {
      verdict: 'ruled-out',
      why: 'A private school cannot be the primary applicant. Ask your public district if it would include you.',
    },
  },
  needs: {
    'door-locks': { verdict: 'fits', why: 'Pays for locks.' },
    'panic-alerts': {
      verdict: 'ask',
      why: 'Pays for technology that notifies the police in an emergency. Our panic button alerts your own people: ask if it counts.',
    },
    'staff-training': {
      verdict: 'ask',
      why: 'The law names training for police officers. Ask about training for school staff.',
    },
  },
};

export const titleFourA: Program = {
  id: 'title-iv-a',
  name: 'Title IV-A',
  owner: 'Department of Education',
  region: null,
  whoMayApply:
    'Districts receive this money: ask yours how it is planned. They must offer private schools services, not money: ask the district.',
  paysFor: 'Pays for well-rounded learning, safe and healthy students, and technology.',
  cannotPayFor: 'It cannot replace state or local money.',
  amount:
    '2015 law: a district that receives $30,000 or more must spend at least 20% on well-rounded learning and 20% on safe and healthy students. Of the technology share, at most 15% may pay for infrastructure (guidance of 2018).',
  ask: 'Ask the Title IV-A coordinator of your public district how this year’s money is planned.',
  sources: [
    { label: '20 USC 7118', href: 'https://www.law.cornell.edu/uscode/text/20/7118' },
    {
      label: 'The 20% and 15% rules, local money',
      href: 'https://www.nd.gov/dpi/SchoolStaff/FTP/SSAE/Use_of_Funds/',
    },
    {
      label: 'Where the 15% applies, 2018',
      href: 'https://www.azed.gov/titleiv-a/2018/10/31/important-updates/',
    },
    { label: 'Services, not money', href: 'https://www.esc11.net/Page/4375' },
    {
      label: 'Private schools',
      href: 'https://www.nd.gov/dpi/SchoolStaff/FTP/SSAE/ProgramRequirements/',
    },
  ],
  applicants: {
    public: { verdict: 'fits', why: 'Your district receives this money.' },
    charter: {
      verdict: 'ask',
      why: 'Ask whether your charter school receives its own share, or gets it through a district.',
    },
    private: {
      verdict: 'ask',
      why: 'Your public district must offer private schools services, not money. Ask what it offers you.',
    },
  },
  needs: {
    'staff-training': { verdict: 'fits', why: 'Pays for training in violence prevention.' },
  },
};

const noEquipment = {
  verdict: 'ruled-out',
  why: 'Cannot buy locks, cameras or security systems (FY21 notice).',
} as const;

export const stopSchoolViolence: Program = {
  id: 'stop',
  closed: 'The FY24 notice closed on June 12, 2024.',
  name: 'STOP School Violence',
  owner: 'Bureau of Justice Assistance',
  region: null,
  whoMayApply:
    'Districts, states, local governments, tribes and nonprofits could apply in FY24, private schools among them.',
  paysFor: 'Pays for tip lines, threat assessment, training and other ways to prevent violence.',
  cannotPayFor: 'It cannot buy locks, cameras, fencing or security systems (FY21 notice).',
  amount:
    'FY24: up to $1M for a local applicant or $2M for a state, over 3 years. Ask about a match.',
  ask: `Ask the Bureau of Justice Assistance (BJA) if there will be a new notice. ${registration}`,
  sources: [
    {
      label: 'What it pays for, Bureau of Justice Assistance',
      href: 'https://www.bja.gov/stop-school-violence-program/index.html',
    },
    {
      label: 'Applicants, Office of Justice Programs',
      href: 'https://ojp.gov/library/publications/bjas-student-teacher-and-officers-preventing-stop-school-violence-program',
    },
    {
      label: 'Amounts and deadline, FY24',
      href: 'https://www.greenlightsgrantinitiative.org/grants/bureau-of-justice-assistance-stop-school-violence-program/',
    },
    {
      label: 'What it cannot buy, FY21 (copy of the notice)',
      href: 'https://www.topgovernmentgrants.com/grants_gov_display.php?program=O-BJA-2021-47003',
    },
  ],
  applicants: {
    public: { verdict: 'fits', why: 'Districts could apply.' },
    charter: {
      verdict: 'ask',
      why: 'Charter schools applied as districts or as nonprofits, by how they are set up.',
    },
    private: { verdict: 'fits', why: 'Private schools applied as nonprofits.' },
  },
  needs: {
    'door-locks': noEquipment,
    'gunshot-detection': noEquipment,
    'tip-line': {
      verdict: 'fits',
      why: 'Pays for tip lines. If your state requires its own, ask if a second one is allowed.',
    },
    'threat-assessment': { verdict: 'fits', why: 'Pays for threat assessment.' },
    'staff-training': { verdict: 'fits', why: 'Pays for training of school staff.' },
  },
};
