import type { Program } from './types';

export const nonprofitSecurity: Program = {
  id: 'nsgp',
  name: 'Nonprofit Security Grant Program',
  owner: 'FEMA',
  region: null,
  whoMayApply:
    '501(c)(3) nonprofits at high risk, including private and religious schools, through the state agency.',
  paysFor: 'Security at a nonprofit’s site. The notice lists what it allows.',
  amounts: [
    {
      text: 'Up to $200,000 for a site, three sites in each funding stream and $600,000 in all',
      year: 'FY25',
    },
    { text: 'No match', year: 'FY25' },
  ],
  noticeYear: 'FY25',
  applicants: {
    public: {
      verdict: 'cannot-pay',
      why: 'Only for 501(c)(3) nonprofits at high risk. A public district is not one.',
    },
    charter: {
      verdict: 'check-first',
      why: 'Only for 501(c)(3) nonprofits at high risk. Ask whether your charter school is one.',
    },
    private: {
      verdict: 'can-pay',
      why: 'A 501(c)(3) school at high risk applies through its state agency.',
    },
  },
  // Our sources say who may apply, but not which costs are allowed, so every need is “check first”.
  needs: {
    'door-locks': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask whether your lock is an allowed cost.',
    },
    'panic-alerts': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask whether panic alerts are an allowed cost.',
    },
    'mass-notification': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask whether mass notification is an allowed cost.',
    },
    'visitor-management': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask whether visitor management is an allowed cost.',
    },
    'tip-line': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask whether a tip line is an allowed cost.',
    },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask whether threat assessment is an allowed cost.',
    },
    'staff-training': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask which training is an allowed cost.',
    },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: 'Pays for security at your site. Ask whether lifesaving equipment is an allowed cost.',
    },
  },
};

const smallPlace =
  'Only for communities of 20,000 people or fewer, and applicants that cannot get commercial credit.';

export const communityFacilities: Program = {
  id: 'community-facilities',
  name: 'Community Facilities',
  owner: 'USDA',
  region: null,
  whoMayApply:
    'Public bodies and nonprofits that cannot get commercial credit, in communities of 20,000 people or fewer.',
  paysFor: 'Part of the cost of a community facility. The state office says what may be included.',
  amounts: [{ text: 'Up to 75% of cost', year: null }],
  noticeYear: null,
  applicants: {
    public: { verdict: 'check-first', why: smallPlace },
    charter: {
      verdict: 'check-first',
      why: `${smallPlace} Ask whether your charter school counts as a public body or nonprofit.`,
    },
    private: { verdict: 'check-first', why: `${smallPlace} A private school must be a nonprofit.` },
  },
  needs: {
    'door-locks': { verdict: 'check-first', why: 'Ask whether locks can be in the project.' },
    'panic-alerts': {
      verdict: 'check-first',
      why: 'Ask whether panic alerts can be in the project.',
    },
    'mass-notification': {
      verdict: 'check-first',
      why: 'Ask whether mass notification can be in the project.',
    },
    'visitor-management': {
      verdict: 'check-first',
      why: 'Ask whether a visitor desk can be in the project.',
    },
    'tip-line': { verdict: 'check-first', why: 'Ask whether a tip line can be in the project.' },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'Ask whether threat assessment can be in the project.',
    },
    'staff-training': {
      verdict: 'check-first',
      why: 'Ask whether training can be in the project.',
    },
    'lifesaving-equipment': {
      verdict: 'check-first',
      why: 'Ask whether lifesaving equipment can be in the project.',
    },
  },
};

export const publicSafetyFoundation: Program = {
  id: 'firehouse',
  name: 'Public Safety Foundation',
  owner: 'Firehouse Subs',
  region: null,
  whoMayApply: 'Schools, with a formal quote. After an award there is a two-year wait.',
  paysFor: 'Lifesaving equipment.',
  cannotPayFor: 'Past purchases.',
  amounts: [],
  noticeYear: null,
  applicants: {
    public: { verdict: 'can-pay', why: 'Get a formal quote before you buy.' },
    charter: {
      verdict: 'check-first',
      why: 'Ask whether a charter school applies itself, and get a formal quote before you buy.',
    },
    private: { verdict: 'can-pay', why: 'Get a formal quote before you buy.' },
  },
  needs: {
    'door-locks': {
      verdict: 'check-first',
      why: 'Pays for lifesaving equipment. Ask if a lock counts.',
    },
    'panic-alerts': {
      verdict: 'check-first',
      why: 'Pays for lifesaving equipment. Ask if a panic alert counts.',
    },
    'mass-notification': {
      verdict: 'check-first',
      why: 'Pays for lifesaving equipment. Ask if mass notification counts.',
    },
    'visitor-management': {
      verdict: 'check-first',
      why: 'Pays for lifesaving equipment. Ask if a visitor desk counts.',
    },
    'tip-line': {
      verdict: 'check-first',
      why: 'Pays for lifesaving equipment. Ask if a tip line counts.',
    },
    'threat-assessment': {
      verdict: 'check-first',
      why: 'Pays for lifesaving equipment. Ask if threat assessment counts.',
    },
    'staff-training': {
      verdict: 'check-first',
      why: 'Pays for lifesaving equipment. Ask if training counts.',
    },
    'lifesaving-equipment': {
      verdict: 'can-pay',
      why: 'Pays for lifesaving equipment, and schools may apply.',
    },
  },
};
