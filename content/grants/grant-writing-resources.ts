import type { Guide } from '../types';

/** Grant guide (SPEC section 2, "Resources page"), with three short texts a reader may adapt. */
export const guide: Guide = {
  lead: 'Many safety applications are written after the buses have gone, by someone with another job. This guide is for that person. It gives the order to work in, three short texts to adapt, and the mistakes that are cheapest to avoid. The notice is always right: where it says something different from this page, check the current notice and follow it.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'SAM.gov first. Federal applications need a registration and a Unique Entity ID (UEI), and both take weeks. If you do one thing today, do this.',
        'Know what you are on paper: a district, a single school within one, a charter with its own standing, or a 501(c)(3) nonprofit. Copy the wording of the notice and show that it fits you.',
        'Have the risk assessment done before you write. Note who carried it out, when, and which buildings it covers.',
        'Confirm the match. Name the fund it comes from and the person who may commit it.',
        'Read the allowable-cost list twice, with your list of items beside it. An item that is not on it goes to another program.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      paragraphs: ['Three texts to adapt. Words in square brackets are yours to fill in.'],
      items: [
        'Needs statement: “[School] has [number] exterior doors. Our assessment of [date], carried out by [name], found that [finding, door by door]. On an ordinary day this means [what staff do now]. We ask for [item] so that [change], and we will know by [measure and date].”',
        'Budget line: “[Item], [quantity] at [unit price], total [amount], quote dated [date]. Answers finding [number]. Allowable under [section of the notice]. After the grant, [fund] pays [yearly cost].”',
        'Letter of support: “I am [name], [role]. I have seen [the problem] myself, on [occasion]. If this is funded, we will [what your office commits: people, time, training]. You may call me at [number].”',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Map every item to the program’s allowable-cost list, in a table with three columns: item, cost, line of the notice.',
        'Write the budget narrative item by item, in the same order as the budget form. A reviewer should never have to search.',
        'Choose outcomes you can measure with what you have: minutes to account for every class in a drill, doors that latch, staff trained by a date.',
        'Answer the question that comes after the grant. Say who pays for batteries, licenses and refresher training, and from which fund.',
        'Ask for letters early, from people who will do something: the police chief, the fire marshal, the head of the parents’ group. Send each a few facts, not a finished letter.',
        'Use the guidelines of the Partner Alliance for Safer Schools (PASS). They set out tiers of measures, which helps you explain why you ask for this and not for more, and there is a funding paper too.',
        'Keep vendors on the right side of the line. Under 2 CFR 200.319, a vendor that drafts a grantee’s specifications must be excluded from competing. We never write specifications. We can offer quotes, technical descriptions of our products and allowable-cost mapping.',
        'Let someone who does not work in safety read it aloud. Where they stumble, so will the reviewer.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: [
        'Public awards, not our customers. Read them for how a request is put together: each names things a reader can picture.',
      ],
      items: [
        'RSU 14, Maine: about $475,000 from SVPP (2020). Exterior public address, room numbering and training: equipment, wayfinding and people in one request.',
        'Idaho: $540,000 from STOP (2018). A tip line and threat assessment: a way to hear, and a team to act on what is heard.',
      ],
    },
  ],
  sources: [
    { label: 'SAM.gov, registration and UEI', href: 'https://sam.gov' },
    { label: 'Grants.gov, federal notices', href: 'https://www.grants.gov' },
    { label: 'PASS guidelines', href: 'https://passk12.org' },
    { label: 'SchoolSafety.gov, Grants Finder', href: 'https://www.schoolsafety.gov' },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
  ],
};
