import type { Guide } from '@/content/site/types';

/** A grant guide. It names no amount, because no public record of one was found. */
export const guide: Guide = {
  lead: 'A foundation can be a good fit for one school with one clear need. Each foundation has its own rules, so most of this guide is a list of questions to ask. Read the current guidelines before you apply.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Firehouse Subs Public Safety Foundation: schools may apply for lifesaving equipment. You need a formal quote. Past purchases are not reimbursed, and there is a two-year wait after an award.',
        'Community foundations: ask which county or region they serve. Ask if a public school may apply itself, or should apply through an education foundation or a nonprofit parents’ group.',
        'Company foundations: ask if they give only near their own stores, plants or offices, and if a local manager has to support the request.',
        'Private and religious schools: have the nonprofit determination letter ready. Ask whether the foundation gives to religious organizations.',
        'Charter schools: say whether you are a public body, a nonprofit or both, and ask which application to use.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Lifesaving equipment in places people can reach: near the gym, the field or the cafeteria.',
        'The first building of a larger project. The district can see how it works before it budgets for the others. Ask whether the foundation pays for that.',
        'Staff training days, and the substitutes you need for them. Ask whether training is allowed.',
        'The local match for a public grant, if both programs allow it. Ask both, in writing.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Look up who they gave to last year. Private foundations list the grants they paid in a public tax return, Form 990-PF. Ask the foundation for a copy.',
        'Call first. Describe the need in two sentences and ask whether you should apply.',
        'Do not order early. If a foundation does not reimburse past purchases, ask whether a purchase order dated before the award counts as one.',
        'Get a formal quote: the school’s name and address, a named person at the vendor, exact items and quantities, and a date. The total should equal the amount you ask for.',
        'Write for a reader who has never worked in a school. Say what happens on an ordinary morning now, and what would be different.',
        'Ask what report they want after the award, and say in the application that you will send it.',
        'Thank them either way, and ask what would make a later request stronger.',
        'We can give you a quote and a technical description of our products. The request itself, and any specification, should be yours.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: [
        'Henderson County Public Schools, North Carolina: 19 defibrillators and 100 copies of its emergency guide, from the Firehouse Subs Public Safety Foundation (2012). The report does not state the amount.',
        'The same foundation gave more than 230 defibrillators in 2015, to police, first responders and schools.',
        'The best examples are near you. Ask the foundation for its last list of grants, or read its Form 990-PF. Find a school like yours, then call its office and ask what they learned.',
        'The guide Grant Success Stories lists public awards from federal programs.',
      ],
    },
  ],
  sources: [
    {
      label: 'Firehouse Subs Public Safety Foundation, grant questions',
      href: 'https://firehousesubsfoundation.org/grant-faqs/',
    },
    {
      label: 'Henderson County: its award, Times-News, 2012',
      href: 'https://www.blueridgenow.com/article/20120229/ARTICLES/120229714?Title=Firehouse-Subs-grant-helps-Henderson-County-schools-',
    },
    {
      label: 'Defibrillators of 2015, St. Mary’s County Sheriff, 2016',
      href: 'https://firstsheriff.blogspot.com/2016/08/in-1994-brothers-chris-and-robin.html',
    },
    {
      label: 'Internal Revenue Service, Form 990-PF',
      href: 'https://www.irs.gov/forms-pubs/about-form-990-pf',
    },
  ],
};
