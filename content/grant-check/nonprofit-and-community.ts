import type { Program } from './types';

const atRisk =
  'Only for 501(c)(3) nonprofits at high risk of a terrorist or other extremist attack.';

export const nonprofitSecurity: Program = {
  id: 'nsgp',
  closed: 'The FY25 notice has closed, and FY26 is reported to have closed by July 24, 2026.',
  name: 'Nonprofit Security Grant Program',
  owner: 'FEMA',
  region: null,
  whoMayApply: `${atRisk} Private and religious schools can be such nonprofits. They apply through their state agency, which sets its own deadline.`,
  paysFor:
    'Pays for facility hardening and other physical security at the site named in the application.',
  amount:
    'FY25: up to $200,000 a site, at most three sites in each funding stream and $600,000 in a state. No match.',
  ask: 'Find the state agency that takes the applications. Ask for its next deadline, whether you pay first, and if a Unique Entity ID is enough without a full registration at SAM.gov. Have ready your 501(c)(3) letter, which a church may not need, and an assessment of the risks at the site.',
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
    {
      label: 'FY26, as reported',
      href: 'https://grantedai.com/blog/fema-nonprofit-security-grant-program-nsgp-fy2026-300-million-200k-per-site-houses-of-worship-saa-deadline-strategy',
    },
    {
      label: 'Deadline of FY26, as reported',
      href: 'https://grantedai.com/blog/fema-fy2026-homeland-security-grant-program-1-5-billion-july-24-deadline-shsp-uasi-operation-stonegarden-six-infrastructure-programs-strategy',
    },
  ],
  applicants: {
    public: { verdict: 'ruled-out', why: `${atRisk} A public district is not one.` },
    charter: { verdict: 'ask', why: `${atRisk} Ask whether your charter school is one.` },
    private: { verdict: 'fits', why: `${atRisk} You apply through your state agency.` },
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

const rural =
  'Only for rural places of 20,000 people or fewer, where commercial credit is out of reach.';

export const communityFacilities: Program = {
  id: 'community-facilities',
  name: 'Community Facilities',
  owner: 'USDA',
  region: null,
  whoMayApply: `${rural} Public bodies, nonprofits and tribes may apply.`,
  paysFor:
    'Pays part of the cost of a community facility and its equipment, as a grant or a loan. Schools are among the examples.',
  amount: '2022 rule: up to 75% of the cost, in the smallest and poorest communities.',
  ask: 'Ask the USDA office for your state if your place and your item count.',
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
    public: { verdict: 'ask', why: rural },
    charter: {
      verdict: 'ask',
      why: `${rural} Ask if your charter school counts as a public body or a nonprofit.`,
    },
    private: { verdict: 'ask', why: `${rural} A private school must be a nonprofit.` },
  },
  needs: {},
};

const schoolsMayApply = {
  verdict: 'fits',
  why: 'Schools may apply, with a formal quote.',
} as const;

export const publicSafetyFoundation: Program = {
  id: 'firehouse',
  name: 'Public Safety Foundation',
  owner: 'Firehouse Subs',
  region: null,
  whoMayApply:
    'Schools may apply, with a formal quote. An online quote is refused. After an award there is a two-year wait.',
  paysFor: 'It names lifesaving equipment: ask if your item counts.',
  cannotPayFor: 'Do not buy before the award: it does not pay back a past purchase.',
  ask: 'Ask the foundation if your item counts as lifesaving. Get a formal quote: an online one is refused.',
  sources: [
    {
      label: 'The foundation’s answers',
      href: 'https://firehousesubsfoundation.org/grant-faqs/',
    },
  ],
  applicants: { public: schoolsMayApply, charter: schoolsMayApply, private: schoolsMayApply },
  needs: {
    'lifesaving-equipment': {
      verdict: 'fits',
      why: 'It names lifesaving equipment. Ask before you count on it.',
    },
  },
};
