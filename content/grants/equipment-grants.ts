import type { Guide } from '@/content/site/types';

/** A grant guide. Each figure names its year. */
export const guide: Guide = {
  lead: 'Some programs help pay for specific equipment: a set of door locks, a public address system or lifesaving equipment. Get an exact quote, and do not order before the award. Each figure names its year. Read the current notice before you plan around it.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Firehouse Subs Public Safety Foundation: schools may apply for lifesaving equipment, with a formal quote. The foundation does not reimburse past purchases, and there is a two-year wait after an award.',
        'USDA Community Facilities: public bodies and nonprofits may apply in rural places of 20,000 people or fewer, where they cannot get commercial credit. It pays up to 75% of the cost, in the smallest and poorest communities (2022 rule). Ask the USDA office for your state what counts now.',
        'School Violence Prevention Program (SVPP), FY25: microgrants up to $100,000 with the match waived, for districts. A private school cannot be the primary applicant. The notice has closed: look for the next one on the COPS Office’s website.',
        'Virginia, School Security Equipment Grants: up to $250,000 for a division (2025), with a 25% match (2024-25), which can be lower for divisions that are least able to pay. It is for public schools only.',
        'STOP School Violence grants do not fit here: they cannot buy locks, cameras or security systems.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Locks for one wing of classrooms, through SVPP, which names locks.',
        'Alerts that notify the police in an emergency, also through SVPP. Our panic button alerts your own people: ask if it counts.',
        'Lifesaving equipment near the gym and the field, through a foundation. Ask if anything else on your list counts as lifesaving.',
        'A visitor sign-in system, where your state names visitor management, as Indiana does.',
        'Equipment that is part of a building project in a small town, through USDA. Ask the state office what may be included.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Count before you ask for a quote. Walk the hallway and write down each door’s number, which way it swings, what lock it has today and whether it latches.',
        'Ask for a separate quote for each program, with only what you request there. Firehouse Subs calls an application incomplete if its quote has other items. A quote has your school’s name and address, exact quantities, and a person at the vendor with an email address.',
        'Do not order, sign or pay a deposit until the award letter says you may.',
        'Check fire and accessibility codes first. Every lock must let people out freely. Ask your fire marshal to review the model, and keep the answer in writing.',
        'Ask how long the quoted price is valid. A grant decision can take longer.',
        'Think of the years after the grant: batteries, supplies, software and someone to test the equipment. Put the yearly cost in the application and name the fund that will pay it.',
        'Follow your own purchasing rules. We can give you a quote, a technical description of our products and a list that matches each item to the notice’s allowable costs. We do not write specifications: under 2 CFR 200.319, a vendor that drafts them must be excluded from competing.',
        'Photograph each item once it is installed, and keep serial numbers with the award letter for later reports.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: [
        'RSU 14, Maine: $472,997 from SVPP (2020). It paid for exterior public address, room numbering and training.',
        'Ogden School District, Utah: $393,332 from SVPP (2020).',
        'Indiana, Secured School Safety Grant: over $24M to 499 schools and districts (2024). Most of it paid for school resource officers; equipment was part of it.',
      ],
    },
  ],
  sources: [
    {
      label: 'Firehouse Subs Public Safety Foundation, grant questions',
      href: 'https://firehousesubsfoundation.org/grant-faqs/',
    },
    {
      label: 'USDA Community Facilities: share of the cost, 7 CFR 3570.63',
      href: 'https://codes.findlaw.com/cfr/title-7-agriculture/cfr-sect-7-3570-63/',
    },
    {
      label: 'USDA Community Facilities: schools and equipment',
      href: 'https://www.rd.usda.gov/programs-services/community-facilities',
    },
    {
      label: 'USDA Community Facilities: who may apply',
      href: 'https://tribalepicenters.org/usda-community-facilities-direct-loan-and-grant-program/',
    },
    {
      label: 'SVPP: amounts of the FY25 notice (a copy)',
      href: 'https://www.topgovernmentgrants.com/grants_gov_display.php?program=O-COPS-2025-172379',
    },
    {
      label: 'SVPP: what it pays for, 34 USC 10551',
      href: 'https://www.law.cornell.edu/uscode/text/34/10551',
    },
    {
      label: 'SVPP: who could apply in FY25',
      href: 'https://greenlightsgrantinitiative.org/grants/cops-office-school-violence-prevention-program',
    },
    {
      label: 'STOP School Violence: what it cannot buy, the FY21 notice (a copy)',
      href: 'https://www.topgovernmentgrants.com/grants_gov_display.php?program=O-BJA-2021-47003',
    },
    {
      label: 'Virginia Department of Education, Security Equipment Grants',
      href: 'https://www.doe.virginia.gov/programs-services/school-operations-support-services/facility-construction-maintenance/security-equipment-grants',
    },
    {
      label: 'Virginia: awards of 2025, WSLS',
      href: 'https://www.wsls.com/news/local/2025/10/10/12-million-in-grants-support-school-safety-across-virginia/',
    },
    {
      label: 'Virginia: equipment paid for in 2024-25, WSLS',
      href: 'https://www.wsls.com/news/virginia/2024/12/02/nearly-500-schools-in-virginia-awarded-12-million-in-school-security-equipment-grants/',
    },
    {
      label: 'Indiana Department of Homeland Security, Secured School Safety Grant',
      href: 'https://secure.in.gov/dhs/securedschoolsafety.htm',
    },
    {
      label: 'Indiana: who may apply, and for what, IC 10-21-1-2',
      href: 'https://codes.findlaw.com/in/title-10-public-safety/in-code-sect-10-21-1-2/',
    },
    {
      label: 'Indiana: awards of 2024, WTHR',
      href: 'https://wthr.com/article/news/local/indiana-secured-school-safety-board-approves-24-million-safety-funding-money-education-funding/531-7a5f2368-aac8-4d3e-9d13-a8d8eccc8750',
    },
    {
      label: 'RSU 14: United States Attorney for Maine, 2020',
      href: 'https://www.justice.gov/usao-me/pr/maine-school-districts-receive-federal-funding-school-safety-enhancement',
    },
    {
      label: 'RSU 14: what it bought, The Windham Eagle, 2020',
      href: 'https://frontpage.thewindhameagle.com/2020/09/rsu-14-obtains-grant-for-school.html',
    },
    {
      label: 'Utah: three school districts, Homeland Security Today, 2020',
      href: 'https://www.hstoday.us/industry/three-utah-school-districts-receive-funding-to-improve-school-safety/',
    },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
  ],
};
