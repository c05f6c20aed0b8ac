import type { Program } from './types';

export const schoolViolencePrevention: Program = {
  id: 'svpp',
  name: 'School Violence Prevention Program',
  owner: 'COPS Office, Department of Justice',
  region: null,
  whoMayApply:
    'States, local governments and districts. A private school cannot be the primary applicant.',
  paysFor: 'Locks, deterrents and notification of police.',
  amounts: [
    { text: 'Up to $500,000 over 36 months', year: 'FY25' },
    { text: '25% cash match unless waived', year: 'FY25' },
    { text: 'Microgrants up to $100,000, match waived', year: 'FY25' },
  ],
  noticeYear: 'FY25',
  applicants: {
    public: { verdict: 'can-pay', why: 'A public district may apply itself.' },
    charter: {
      verdict: 'check-first',
      why: 'The notice names districts. Ask whether your charter school counts as one.',
    },
    private: {
      verdict: 'cannot-pay',
      why: 'A private school cannot be the primary applicant. States, local governments and districts apply.',
    },
  },
  needs: {
    'door-locks': { verdict: 'can-pay', why: 'Pays for locks.' },
    'panic-alerts': { verdict: 'can-pay', why: 'Pays for alerts that notify the police.' },
    'mass-notification': {
      verdict: 'check-first',
      why: 'Pays for notification of police. Ask whether messages to staff and families count.',
    },
    'visitor-management': {
      verdict: 'check-first',
      why: 'Pays for locks and deterrents. Ask whether a visitor desk counts as a deterrent.',
    },
    'tip-line': {
      verdict: 'check-first',
      why: 'The notice names locks, deterrents and notification of police. Ask whether a tip line counts.',
    },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'The notice names locks, deterrents and notification of police. Ask whether threat assessment counts.',
    },
    'staff-training': {
      verdict: 'check-first',
      why: 'A 2020 award included training. Ask what the current notice allows.',
    },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: 'The notice names locks, deterrents and notification of police. Ask whether lifesaving equipment counts.',
    },
  },
};

export const titleFourA: Program = {
  id: 'title-iv-a',
  name: 'Title IV-A (SSAE)',
  owner: 'Department of Education',
  region: null,
  whoMayApply: 'Public districts, from an allocation they receive. Ask your coordinator.',
  paysFor: 'Well-rounded learning, safe and healthy students, and technology.',
  cannotPayFor:
    'What local money already pays for. At most 15% of the technology share may go to infrastructure.',
  amounts: [
    {
      text: 'Districts that receive $30,000 or more spend at least 20% on safe and healthy students',
      year: null,
    },
  ],
  noticeYear: null,
  applicants: {
    public: {
      verdict: 'check-first',
      why: 'This money may add to local spending, not replace it.',
    },
    charter: {
      verdict: 'check-first',
      why: 'Ask whether your charter school receives its own allocation.',
    },
    private: {
      verdict: 'check-first',
      why: 'The money goes to public districts. Ask yours what it offers private schools.',
    },
  },
  needs: {
    'door-locks': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator if locks fit the safe and healthy share.',
    },
    'panic-alerts': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator if panic alerts fit the safe and healthy share.',
    },
    'mass-notification': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator which share mass notification falls in. At most 15% of the technology share may go to infrastructure.',
    },
    'visitor-management': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator if a visitor desk fits the safe and healthy share.',
    },
    'tip-line': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator if a tip line fits the safe and healthy share.',
    },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator if threat assessment fits the safe and healthy share.',
    },
    'staff-training': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator which training fits the safe and healthy share.',
    },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: 'Ask the Title IV-A coordinator if lifesaving equipment fits the safe and healthy share.',
    },
  },
};

const notStop = 'Cannot buy locks, cameras or security systems.';
const paysStop = 'Pays for tip lines, training and threat assessment.';

export const stopSchoolViolence: Program = {
  id: 'stop',
  name: 'STOP School Violence',
  owner: 'BJA, Department of Justice',
  region: null,
  whoMayApply: 'State and local applicants. The notice says who counts as one.',
  paysFor: 'Tip lines, training and threat assessment.',
  cannotPayFor: 'Locks, cameras or security systems.',
  amounts: [
    { text: 'Up to $1M for a local applicant or $2M for a state, over 3 years', year: 'FY24' },
  ],
  noticeYear: 'FY24',
  status: 'Reported paused in 2025',
  applicants: {
    // The notice names local applicants; the reported pause is the reason to check first.
    public: { verdict: 'check-first', why: 'Ask whether it is taking applications again.' },
    charter: {
      verdict: 'check-first',
      why: 'Ask whether it is taking applications again, and whether your charter school may apply.',
    },
    private: {
      verdict: 'check-first',
      why: 'Ask whether it is taking applications again, and whether a private school may apply or must join a local applicant.',
    },
  },
  needs: {
    'door-locks': { verdict: 'cannot-pay', why: `${notStop} ${paysStop}` },
    'panic-alerts': { verdict: 'cannot-pay', why: `${notStop} ${paysStop}` },
    'mass-notification': { verdict: 'cannot-pay', why: `${notStop} ${paysStop}` },
    'visitor-management': { verdict: 'cannot-pay', why: `${notStop} ${paysStop}` },
    'tip-line': { verdict: 'can-pay', why: 'Pays for tip lines.' },
    'threat-assessment': { verdict: 'can-pay', why: 'Pays for threat assessment.' },
    'staff-training': { verdict: 'can-pay', why: 'Pays for training.' },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: `${paysStop} Ask whether lifesaving equipment counts.`,
    },
  },
};
