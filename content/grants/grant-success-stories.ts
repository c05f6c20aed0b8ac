import type { Guide } from '../types';

/** Grant guide (SPEC section 2, "Resources page"). Public awards only, and labeled as such. */
export const guide: Guide = {
  lead: 'These are public awards, not our customers. They are here because an award that someone else won is the best guide to what a program pays for, and because a grant office will often share the winning application if you ask. Each amount has its year. The programs have changed since, so check the current notice before you hope for the same.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'RSU 14 in Maine and the three Utah districts below received awards from the School Violence Prevention Program (SVPP). States, local governments and districts apply; a private school cannot be the primary applicant.',
        'Idaho received its award as a state, from STOP School Violence. That program pays for tip lines, training and threat assessment and cannot buy locks, cameras or security systems. It was reported paused in 2025.',
        'For comparison, the latest notices we read: SVPP up to $500,000 over 36 months with a 25% cash match unless waived (FY25), and STOP up to $2M for a state or $1M for a local applicant over 3 years (FY24). Check the current notices.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Exterior public address, so that the ball field hears what the hallway hears. RSU 14’s award included it (2020).',
        'Room numbering, so that a caller and a responder mean the same door. It is among the plainest items in any award, and one of the easiest to explain.',
        'Training beside the equipment, so that the people who will use it are in the same request.',
        'A tip line together with threat assessment, as in Idaho (2018): a report is only as good as the team that reads it.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Ask for the winning application. Public agencies can usually share it on request. Write to the grant office by name, say which award you mean, and offer to call.',
        'Read it beside the notice of the same year, not this year’s. What looks like fine writing is often a close answer to a question that has since changed.',
        'Copy the shape and not the words: finding, item, cost, measure, who pays afterward.',
        'Look for the small items. A reviewer who sees room numbers in the budget knows that someone walked the building.',
        'Ask what they would do differently. Ask about the match, the reporting and how long it took to hire an installer.',
        'Compare like with like. A district with several campuses and a single small school may win from the same program with very different requests.',
        'If you want to know which of our products fits an allowable cost, we can give you a quote, a technical description and a mapping to the notice. We do not write specifications, which 2 CFR 200.319 puts off limits for a vendor that means to compete.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: [
        'Public awards, not our customers. Where we do not say what an award bought, our source does not say.',
      ],
      items: [
        'RSU 14, Maine: about $475,000, SVPP (2020), for exterior public address, room numbering and training.',
        'Provo School District, Utah: $500,000, SVPP (2020).',
        'Nebo School District, Utah: $500,000, SVPP (2020).',
        'Ogden, Utah: $393,332, SVPP (2020).',
        'Idaho: $540,000, STOP (2018), for a tip line and threat assessment.',
      ],
    },
  ],
  sources: [
    {
      label: 'COPS Office, School Violence Prevention Program',
      href: 'https://cops.usdoj.gov/svpp',
    },
    { label: 'Bureau of Justice Assistance', href: 'https://bja.ojp.gov' },
    { label: 'SchoolSafety.gov', href: 'https://www.schoolsafety.gov' },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
  ],
};
