import type { Guide } from '../types';

/** Grant guide (SPEC section 2, "Resources page"). It prints no amount: no public record was read. */
export const guide: Guide = {
  lead: 'A foundation grant is usually smaller and quicker than a public one, and it is decided by people who can picture your front door. That makes it a good fit for one building and one need: the thing that is missing, that costs less than a roof, and that someone on the board will remember. Rules differ and change without much notice, so check the current guidelines before you apply.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Firehouse Subs Public Safety Foundation: schools may apply for lifesaving equipment. A formal quote is needed, past purchases are not reimbursed, and there is a two-year wait after an award. The year of these rules is not stated in our source, so check the current guidelines.',
        'Community foundations: most give within a county or region. A public school often applies itself; sometimes the money goes through an education foundation or a parents’ association that is a nonprofit.',
        'Corporate foundations: many give near their own plants, shops or offices. Ask whether a local manager has to support the request.',
        'Private and religious schools: have the nonprofit determination letter ready. Ask whether the foundation gives to religious organizations, because some say no.',
        'Charter schools: say plainly whether you are a public body, a nonprofit or both. It decides which form you fill in.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Lifesaving equipment in places people can reach: by the gym, by the field, near the cafeteria.',
        'The first building of a larger plan, when the district wants to see one work before it budgets for the rest.',
        'Training days and the substitutes who make them possible, which public programs sometimes leave out.',
        'The match for a public grant, where both sides allow it. Ask both, in writing.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Read who they gave to last year. Private foundations list the grants they paid in a public tax return, Form 990-PF, and many community foundations print theirs.',
        'Call first and describe the need in two sentences. A program officer will often tell you whether to apply at all.',
        'Do not order early. A foundation that does not reimburse past purchases means it, and a purchase order dated before the award is a past purchase.',
        'Get a formal quote: the school’s name and address, a named person at the vendor, exact items and quantities, and a date. The total should equal the amount you ask for.',
        'Write for a reader who has never run a drill. Say what happens at 7:45 on an ordinary morning and what would be different.',
        'Say how you will report. A photograph of the equipment in place and one page after a year is often enough, but ask.',
        'Thank them either way. A second application is easier than a first.',
        'We can supply the quote and a technical description of our products. The request itself, and any specification, should be yours.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: [
        'We print an award only when a public record names the school, the amount and the year, and we have not read one for a foundation. So there are none here yet. The awards in our other guides are public awards, not our customers.',
        'To find examples near you, ask the foundation for its last list of grants, or look up its Form 990-PF. Look for a school of your size that asked for one thing, then call its office. People who have won a grant are often glad to say what they learned.',
      ],
    },
  ],
  sources: [
    {
      label: 'Firehouse Subs Public Safety Foundation',
      href: 'https://www.firehousesubsfoundation.org',
    },
    { label: 'Candid, foundation directory', href: 'https://candid.org' },
    { label: 'Internal Revenue Service', href: 'https://www.irs.gov' },
  ],
};
