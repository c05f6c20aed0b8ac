import type { Program } from './types';

export const nonprofitSecurity: Program = {
  id: 'nsgp',
  closed: true,
  name: 'Nonprofit Security Grant Program',
  owner: 'FEMA',
  region: null,
  whoMayApply:
    '501(c)(3) nonprofits at high risk of a terrorist or other extremist attack may apply, through their state agency.',
  paysFor:
    'Pays for facility hardening and other physical security at the site named in the application.',
  amount:
    'FY25: up to $200,000 for a site, for up to three sites in each funding stream and $600,000 in a state. No match.',
  sources: [
    {
      label: 'Fact sheet, FY25',
      href: 'https://www.fema.gov/fact-sheet/fy-2025-nonprofit-security-grant-program-fact-sheet',
    },
    {
      label: 'Limits, FY25',
      href: 'https://www.fema.gov/fact-sheet/fy-2025-nonprofit-security-grant-program-key-changes',
    },
    {
      label: 'No match, FY25, Pennsylvania’s agency',
      href: 'https://www.pa.gov/services/pema/nonprofit-security-grant',
    },
    {
      label: 'Training, FY24',
      href: 'https://www.montgomerycountymd.gov/OEMHS/FY-2024-Nonprofit-Security-Grant-Program-NSGP-Applicants.html',
    },
  ],
  applicants: {
    public: {
      verdict: 'ruled-out',
      why: 'Only for 501(c)(3) nonprofits at high risk of a terrorist or other extremist attack. A public district is not one.',
    },
    charter: {
      verdict: 'ask',
      why: 'Only for 501(c)(3) nonprofits at high risk of a terrorist or other extremist attack. Ask whether your charter school is one.',
    },
    private: {
      verdict: 'fits',
      why: 'A 501(c)(3) school at high risk of a terrorist or other extremist attack applies through its state agency. Ask the agency when the next round opens.',
    },
  },
  needs: {
    'door-locks': {
      verdict: 'fits',
      why: 'Pays for facility hardening and other physical security.',
    },
    'staff-training': {
      verdict: 'ask',
      why: 'Security training for staff was an allowed cost in FY24. Ask about the current notice.',
    },
  },
};

export const communityFacilities: Program = {
  id: 'community-facilities',
  name: 'Community Facilities',
  owner: 'USDA',
  region: null,
  whoMayApply:
    'Public bodies, nonprofits and tribes may apply, in rural places of 20,000 people or fewer and where commercial credit is out of reach.',
  paysFor:
    'Pays part of the cost of a community facility and its equipment. Schools are among the examples.',
  amount: '2022 rule: up to 75% of the cost, in the smallest and poorest communities.',
  sources: [
    {
      label: '7 CFR 3570.63, 2022',
      href: 'https://codes.findlaw.com/cfr/title-7-agriculture/cfr-sect-7-3570-63/',
    },
    {
      label: 'Applicants',
      href: 'https://tribalepicenters.org/usda-community-facilities-direct-loan-and-grant-program/',
    },
    {
      label: 'Schools and equipment, USDA',
      href: 'https://www.rd.usda.gov/programs-services/community-facilities',
    },
    {
      label: 'Credit',
      href: 'https://www.funding-beacon.com/database/community-facilities-direct-loan-grant-program',
    },
  ],
  applicants: {
    public: {
      verdict: 'ask',
      why: 'Only for rural places of 20,000 people or fewer, where commercial credit is out of reach.',
    },
    charter: {
      verdict: 'ask',
      why: 'Only for rural places of 20,000 people or fewer, where commercial credit is out of reach. Ask if your charter school counts as a public body or a nonprofit.',
    },
    private: {
      verdict: 'ask',
      why: 'Only for rural places of 20,000 people or fewer, where commercial credit is out of reach. A private school must be a nonprofit.',
    },
  },
  needs: {},
};

const schoolsMayApply = {
  verdict: 'fits',
  why: 'Schools may apply. Get a formal quote first, and do not buy before the award.',
} as const;

export const publicSafetyFoundation: Program = {
  id: 'firehouse',
  name: 'Public Safety Foundation',
  owner: 'Firehouse Subs',
  region: null,
  whoMayApply: 'Schools may apply, with a formal quote. After an award there is a two-year wait.',
  paysFor: 'Pays for lifesaving equipment.',
  cannotPayFor: 'It does not pay back a past purchase.',
  sources: [
    {
      label: 'The foundation’s answers',
      href: 'https://firehousesubsfoundation.org/grant-faqs/',
    },
  ],
  applicants: { public: schoolsMayApply, charter: schoolsMayApply, private: schoolsMayApply },
  needs: { 'lifesaving-equipment': { verdict: 'fits', why: 'Pays for lifesaving equipment.' } },
};
