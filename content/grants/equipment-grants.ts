import type { Guide } from '../types';

/** Grant guide (SPEC section 2, "Resources page"). Figures stand beside the year of their notice. */
export const guide: Guide = {
  lead: 'Some programs would rather buy a thing than fund a plan. They suit a short list: these doors, this public address system, that lifesaving equipment. The application is shorter too, but the quote has to be exact and the order has to wait for the award. Each figure has the year of its notice, or says that none is stated. Check the current notice before you plan around it.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Firehouse Subs Public Safety Foundation: schools may apply for lifesaving equipment, with a formal quote. Past purchases are not reimbursed, and there is a two-year wait after an award. Year not stated; check the current guidelines.',
        'USDA Community Facilities: public bodies and nonprofits in communities of 20,000 people or fewer that cannot get commercial credit. Up to 75% of cost. Year not stated; check the current notice with the USDA office for your state.',
        'School Violence Prevention Program (SVPP), FY25: microgrants up to $100,000 with the match waived, for states, local governments and districts. A private school cannot be the primary applicant. Check the current notice.',
        'Virginia, School Security Equipment Grants: up to $250,000 a division (2025), with a 25% match (2024-25). Check the current notice.',
        'One that does not fit: STOP School Violence cannot buy locks, cameras or security systems.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Locks for one wing of classrooms, from SVPP, where the notice lists them.',
        'Alerts that notify the police, which SVPP names among the things it pays for.',
        'Lifesaving equipment by the gym and the field, from a foundation. Ask whether anything else on your list counts as lifesaving.',
        'A visitor desk, where the state’s list names visitor management, as Indiana’s does (2024).',
        'Part of a building project in a small town, through USDA. Ask the state office which equipment may be included.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Count before you ask for a quote. Walk the corridor with a clipboard: door number, which way it swings, what is on it today, whether it latches.',
        'Ask for a formal quote with your school’s name, exact quantities, installation, training and the first year of supplies as separate lines. Lines that a program cannot pay for are then easy to take out.',
        'Do not order, sign or pay a deposit until the award letter says you may.',
        'Check codes before you commit. Every lock must let people out freely; ask your fire marshal to look at the model and put the answer in the file.',
        'Ask how long the price holds. Decisions can take longer than a quote is valid.',
        'Budget for the years after: batteries, supplies, software and someone to test it. Put the figure in the application, with the fund that will pay it.',
        'Buy through your own procurement rules. We can offer a quote, a technical description of our products and allowable-cost mapping. We do not write specifications: under 2 CFR 200.319 a vendor that drafts them must be excluded from competing.',
        'Photograph each item once it is in place, and keep serial numbers with the award letter. Someone will ask.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: [
        'RSU 14, Maine: about $475,000 from SVPP (2020). Exterior public address and room numbering were part of it, with training beside them.',
        'Ogden, Utah: $393,332 from SVPP (2020). Our source gives the amount and not the list of items.',
        'Indiana, Secured School Safety Grant: over $24M to 499 schools and districts (2024), for access control, visitor management and notification.',
      ],
    },
  ],
  sources: [
    {
      label: 'Firehouse Subs Public Safety Foundation',
      href: 'https://www.firehousesubsfoundation.org',
    },
    { label: 'USDA Rural Development, Community Facilities', href: 'https://www.rd.usda.gov' },
    {
      label: 'COPS Office, School Violence Prevention Program',
      href: 'https://cops.usdoj.gov/svpp',
    },
    { label: 'Virginia Department of Education', href: 'https://www.doe.virginia.gov' },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
  ],
};
