import type { Guide } from '../types';

/** Grant guide (SPEC section 2, "Resources page"). Figures stand beside the year of their notice. */
export const guide: Guide = {
  lead: 'Four federal programs can help with school safety, and each pays for something different. Match the program to the need first, then to the kind of school you are. Every figure has the year of its notice. Programs change from year to year, so check the current notice before you plan around one.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'School Violence Prevention Program (SVPP), COPS Office, Department of Justice: states, local governments and districts apply. A private school cannot be the primary applicant. The FY25 notice is O-COPS-2025-172379, under 34 USC 10551.',
        'SVPP money, FY25: up to $500,000 over 36 months, with a 25% cash match unless it is waived. Microgrants go up to $100,000 with the match waived. Check the current notice for both.',
        'STOP School Violence, Bureau of Justice Assistance, FY24: up to $2M for a state applicant or $1M for a local one, over 3 years. It was reported paused in 2025, so check the current notice before you spend a week on it.',
        'Nonprofit Security Grant Program, FEMA, FY25: 501(c)(3) nonprofits at high risk, which can include private and religious schools. You apply through your state agency. Up to $200,000 a site, three sites a stream and $600,000 at most, with no match. Check the current notice.',
        'Title IV-A (Student Support and Academic Enrichment), Department of Education: money that districts receive as an allocation. Where it is $30,000 or more, at least 20% goes to well-rounded learning and at least 20% to safe and healthy students, and at most 15% of the technology share goes to infrastructure. The year of these rules is not stated in our source, so check the current guidance.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'SVPP: classroom door locks, other deterrents, and alerts that notify the police.',
        'STOP: an anonymous tip line, training for staff and students, and a threat assessment team. It cannot buy locks, cameras or security systems.',
        'Nonprofit Security Grant Program: security at the site named in the application. Ask your state agency which costs the current notice allows.',
        'Title IV-A: work that fits your district’s safe and healthy share. The money adds to what you spend already and may not replace it, so a lock already in the local budget is not a candidate.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Start with SAM.gov. Registration and the Unique Entity ID take weeks, and nothing can be submitted without them.',
        'Do the risk assessment before the shopping list. A reviewer should be able to follow one line from a finding to an item to its cost.',
        'Name the door. “Door 14 does not latch when the wind is from the west” tells a reviewer more than a national statistic.',
        'Find the match before you write. Ask the business office in writing which local money it comes from, and whether the notice allows that source.',
        'Where two programs could pay, put each item in one budget only, and say so.',
        'We can give you a quote, a technical description of our products and a table that maps each item to the notice’s allowable costs. We do not write specifications, because federal rules (2 CFR 200.319) exclude a vendor that drafts them from competing.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: [
        'RSU 14, Maine: about $475,000 from SVPP (2020) for exterior public address, room numbering and training.',
        'Provo and Nebo school districts, Utah: $500,000 each from SVPP (2020). Ogden: $393,332 (2020).',
        'Idaho: $540,000 from STOP (2018) for a tip line and threat assessment.',
      ],
    },
  ],
  sources: [
    {
      label: 'COPS Office, School Violence Prevention Program',
      href: 'https://cops.usdoj.gov/svpp',
    },
    { label: 'Bureau of Justice Assistance', href: 'https://bja.ojp.gov' },
    {
      label: 'FEMA, Nonprofit Security Grant Program',
      href: 'https://www.fema.gov/grants/preparedness/nonprofit-security',
    },
    { label: 'US Department of Education', href: 'https://www.ed.gov' },
    { label: 'SchoolSafety.gov, Grants Finder', href: 'https://www.schoolsafety.gov' },
    { label: 'SAM.gov, registration', href: 'https://sam.gov' },
  ],
};
