import type { Guide } from '@/content/site/types';

/** A grant guide. Each figure names the year of its notice, or says that none is stated. */
export const guide: Guide = {
  lead: 'Some programs help pay for specific equipment: a set of door locks, a public address system or lifesaving equipment. Get an exact quote, and do not order anything before the award. Each figure below names the year of its notice or says that none is stated. Check the current notice before you plan around it.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Firehouse Subs Public Safety Foundation: schools may apply for lifesaving equipment, with a formal quote. The foundation does not reimburse past purchases, and there is a two-year wait after an award. Our source states no year, so check the current guidelines.',
        'USDA Community Facilities: public bodies and nonprofits in communities of 20,000 people or fewer that cannot get commercial credit. The program pays up to 75% of the cost. Our source states no year, so ask the USDA office for your state about the current notice.',
        'School Violence Prevention Program (SVPP), FY25: microgrants up to $100,000 with the match waived, for states, local governments and districts. A private school cannot be the primary applicant. Check the current notice.',
        'Virginia, School Security Equipment Grants: up to $250,000 a division (2025), with a 25% match (2024-25). Check the current notice.',
        'STOP School Violence grants do not fit here: they cannot buy locks, cameras or security systems.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Locks for one wing of classrooms, through SVPP. Check that the current notice lists them.',
        'Alerts that notify the police. SVPP pays for notification of police.',
        'Lifesaving equipment near the gym and the field, through a foundation. Ask whether anything else on your list counts as lifesaving.',
        'A visitor sign-in system, where your state’s notice names visitor management, as Indiana’s does (2024).',
        'Equipment that is part of a building project in a small town, through USDA. Ask the state office what may be included.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Count before you ask for a quote. Walk the hallway and write down each door’s number, which way it swings, what lock it has today and whether it latches.',
        'Ask for a formal quote with your school’s name, exact quantities, installation, training and the first year of supplies as separate items. Items that a program cannot pay for are then easy to remove.',
        'Do not order, sign or pay a deposit until the award letter says you may.',
        'Check fire and accessibility codes first. Every lock must let people out freely. Ask your fire marshal to review the model, and keep the answer in writing.',
        'Ask how long the quoted price is valid. A grant decision can take longer.',
        'Plan for the years after the grant: batteries, supplies, software and someone to test the equipment. Put the yearly cost in the application and name the fund that will pay it.',
        'Follow your own purchasing rules. We can give you a quote, a technical description of our products and a list that matches each item to the notice’s allowable costs. We do not write specifications: under 2 CFR 200.319, a vendor that drafts them must be excluded from competing.',
        'Photograph each item once it is installed, and keep serial numbers with the award letter for later reports.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: [
        'RSU 14, Maine: about $475,000 from SVPP (2020). It paid for exterior public address, room numbering and training.',
        'Ogden, Utah: $393,332 from SVPP (2020). Our source gives the amount but not what it bought.',
        'Indiana, Secured School Safety Grant: over $24M to 499 schools and districts (2024), for access control, visitor management and notification.',
      ],
    },
  ],
  sources: [
    {
      label: 'Firehouse Subs Public Safety Foundation, grant questions',
      href: 'https://firehousesubsfoundation.org/grant-faqs/',
    },
    {
      label: 'USDA Rural Development, Community Facilities Direct Loan and Grant Program',
      href: 'https://www.rd.usda.gov/programs-services/community-facilities/community-facilities-direct-loan-grant-program',
    },
    {
      label: 'COPS Office, School Violence Prevention Program',
      href: 'https://cops.usdoj.gov/svpp',
    },
    {
      label: 'Virginia Department of Education, Security Equipment Grants',
      href: 'https://www.doe.virginia.gov/programs-services/school-operations-support-services/facility-construction-maintenance/security-equipment-grants',
    },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
  ],
};
