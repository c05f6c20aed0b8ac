import type { Program } from './types';

export const indianaSecuredSchool: Program = {
  id: 'indiana',
  name: 'Secured School Safety Grant',
  owner: null,
  region: 'Indiana only',
  whoMayApply: 'Schools and districts in Indiana.',
  paysFor: 'Access control, visitor management and notification.',
  amounts: [{ text: 'Match of 25, 50 or 100%, depending on size', year: '2024' }],
  noticeYear: '2024',
  applicants: {
    public: { verdict: 'check-first', why: 'Open only to Indiana schools and districts.' },
    charter: {
      verdict: 'check-first',
      why: 'Open only to Indiana schools and districts. Ask whether a charter school counts.',
    },
    private: {
      verdict: 'check-first',
      why: 'Open only to Indiana schools and districts. Ask whether a private school counts.',
    },
  },
  needs: {
    'door-locks': { verdict: 'can-pay', why: 'Pays for access control.' },
    'panic-alerts': {
      verdict: 'check-first',
      why: 'Pays for notification. Ask whether a panic alert counts.',
    },
    'mass-notification': { verdict: 'can-pay', why: 'Pays for notification.' },
    'visitor-management': { verdict: 'can-pay', why: 'Pays for visitor management.' },
    'tip-line': {
      verdict: 'check-first',
      why: 'The notice names access control, visitor management and notification. Ask whether a tip line counts.',
    },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'The notice names access control, visitor management and notification. Ask about threat assessment.',
    },
    'staff-training': {
      verdict: 'check-first',
      why: 'The notice names access control, visitor management and notification. Ask about training.',
    },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: 'The notice names access control, visitor management and notification. Ask about lifesaving equipment.',
    },
  },
};

export const virginiaSecurityEquipment: Program = {
  id: 'virginia',
  name: 'School Security Equipment Grants',
  owner: null,
  region: 'Virginia only',
  whoMayApply: 'School divisions in Virginia.',
  paysFor: 'School security equipment. Ask which items are on the state’s list.',
  amounts: [
    { text: 'Up to $250,000 for a division', year: '2025' },
    { text: '25% match', year: '2024-25' },
  ],
  noticeYear: '2025',
  applicants: {
    public: { verdict: 'check-first', why: 'Open only to Virginia school divisions.' },
    charter: {
      verdict: 'check-first',
      why: 'Open only to Virginia school divisions. Ask yours whether it includes your school.',
    },
    private: {
      verdict: 'check-first',
      why: 'Awards go to Virginia school divisions. Ask whether a private school can take part.',
    },
  },
  needs: {
    'door-locks': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether your lock is on the list.',
    },
    'panic-alerts': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether your panic alert is on the list.',
    },
    'mass-notification': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether mass notification is on the list.',
    },
    'visitor-management': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether visitor management is on the list.',
    },
    'tip-line': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether a tip line counts.',
    },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether threat assessment counts.',
    },
    'staff-training': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether training counts.',
    },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: 'Pays for school security equipment. Ask whether lifesaving equipment is on the list.',
    },
  },
};

export const pennsylvaniaNonpublic: Program = {
  id: 'pccd',
  name: 'Safety grants for nonpublic schools',
  owner: 'PCCD',
  region: 'Pennsylvania only',
  whoMayApply: 'Nonpublic schools in Pennsylvania.',
  paysFor: 'School safety at nonpublic schools. The notice lists what it allows.',
  amounts: [{ text: 'At most $75,000 in the notice we read', year: null }],
  noticeYear: null,
  applicants: {
    public: {
      verdict: 'cannot-pay',
      why: 'This grant is for nonpublic schools. Programs for public schools have different rules: ask PCCD.',
    },
    charter: {
      verdict: 'cannot-pay',
      why: 'This grant is for nonpublic schools, and a charter school is a public one. Programs for public schools have different rules: ask PCCD.',
    },
    private: { verdict: 'check-first', why: 'Open only to Pennsylvania nonpublic schools.' },
  },
  needs: {
    'door-locks': { verdict: 'check-first', why: 'Ask whether locks are an allowed cost.' },
    'panic-alerts': {
      verdict: 'check-first',
      why: 'Ask whether panic alerts are an allowed cost.',
    },
    'mass-notification': {
      verdict: 'check-first',
      why: 'Ask whether mass notification is an allowed cost.',
    },
    'visitor-management': {
      verdict: 'check-first',
      why: 'Ask whether visitor management is an allowed cost.',
    },
    'tip-line': { verdict: 'check-first', why: 'Ask whether a tip line is an allowed cost.' },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'Ask whether threat assessment is an allowed cost.',
    },
    'staff-training': { verdict: 'check-first', why: 'Ask whether training is an allowed cost.' },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: 'Ask whether lifesaving equipment is an allowed cost.',
    },
  },
};
