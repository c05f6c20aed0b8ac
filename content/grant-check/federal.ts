import type { Program } from './types';

export const schoolViolencePrevention: Program = {
  id: 'svpp',
  closed: true,
  name: 'School Violence Prevention Program',
  owner: 'COPS Office, Department of Justice',
  region: null,
  whoMayApply:
    'States, local governments, tribes and their public agencies may apply, such as districts and police departments. A charter school applies only if it operates as its own district. A single school or a private school cannot be the primary applicant.',
  paysFor:
    'Pays for locks, lighting, metal detectors and other deterrents, technology that notifies the police, and other measures that the COPS Office accepts.',
  amount:
    'FY25: up to $500,000 over 36 months, with a 25% cash match unless it is waived. Microgrants went up to $100,000, with the match waived.',
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
    public: {
      verdict: 'fits',
      why: 'Your district applies, not your school. The FY25 notice has closed: ask the COPS Office for the next.',
    },
    charter: {
      verdict: 'ask',
      why: 'Only a charter school that operates as its own district may apply. Ask your authorizer. The FY25 notice has closed: ask the COPS Office for the next.',
    },
    private: {
      verdict: 'ruled-out',
      why: 'A private school cannot be the primary applicant. States, local governments, tribes and districts apply.',
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
  name: 'Title IV-A (SSAE)',
  owner: 'Department of Education',
  region: null,
  whoMayApply:
    'Public districts receive this money each year. They must offer services to private schools too.',
  paysFor: 'Pays for well-rounded learning, safe and healthy students, and technology.',
  cannotPayFor:
    'It cannot replace state or local money. At most 15% of the technology share may go to technology infrastructure.',
  amount:
    '2024: districts that receive $30,000 or more spend at least 20% on safe and healthy students.',
  sources: [
    {
      label: 'School safety, 2024',
      href: 'https://www.everycrsreport.com/reports/IF10992.html',
    },
    {
      label: '20 USC 7118',
      href: 'https://www.law.cornell.edu/uscode/text/20/7118',
    },
    {
      label: 'The 20% and 15% rules',
      href: 'https://www.cde.state.co.us/fedprograms/titleiv_launchpad',
    },
    {
      label: 'Local money, private schools',
      href: 'https://webnew.ped.state.nm.us/bureaus/safe-healthy-schools/iv-a',
    },
  ],
  applicants: {
    public: {
      verdict: 'fits',
      why: 'Your district receives this money. Ask its Title IV-A coordinator how it is planned this year.',
    },
    charter: {
      verdict: 'ask',
      why: 'Ask whether your charter school receives its own share, or gets it through a district.',
    },
    private: {
      verdict: 'ask',
      why: 'Your public district receives the money and must offer services to private schools. Ask what it offers you.',
    },
  },
  needs: {
    'staff-training': { verdict: 'fits', why: 'Pays for training in violence prevention.' },
  },
};

export const stopSchoolViolence: Program = {
  id: 'stop',
  closed: true,
  name: 'STOP School Violence',
  owner: 'BJA, Department of Justice',
  region: null,
  whoMayApply:
    'In FY24 states, local governments, tribes, districts and nonprofits could apply, private schools among them.',
  paysFor: 'Pays for tip lines, threat assessment, training and other ways to prevent violence.',
  cannotPayFor: 'It cannot buy locks, cameras, fencing or security systems.',
  amount: 'FY24: up to $1M for a local applicant or $2M for a state, over 3 years.',
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
    public: {
      verdict: 'fits',
      why: 'Districts could apply. The notice of FY24 closed on June 12, 2024: ask if there will be a new one.',
    },
    charter: {
      verdict: 'ask',
      why: 'Charter schools applied as districts or as nonprofits, by how they are set up. The notice of FY24 closed on June 12, 2024: ask if there will be a new one.',
    },
    private: {
      verdict: 'fits',
      why: 'Private schools applied as nonprofits. The notice of FY24 closed on June 12, 2024: ask if there will be a new one.',
    },
  },
  needs: {
    'door-locks': {
      verdict: 'ruled-out',
      why: 'Cannot buy locks, cameras or security systems. It pays for tip lines, threat assessment and training.',
    },
    'tip-line': { verdict: 'fits', why: 'Pays for tip lines.' },
    'threat-assessment': { verdict: 'fits', why: 'Pays for threat assessment.' },
    'staff-training': { verdict: 'fits', why: 'Pays for training of school staff.' },
  },
};
