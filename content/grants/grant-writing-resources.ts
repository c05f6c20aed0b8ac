import type { Guide } from '@/content/site/types';

/** A grant guide, with three short texts that a reader may adapt. */
export const guide: Guide = {
  lead: 'If you write a safety grant application on top of your regular job, this guide is for you. It has the steps in order, three short texts to adapt and mistakes to avoid. If the current notice differs from this page, follow the notice.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'SAM.gov first. Who applies to a federal agency needs a registration there. It can take four weeks or more, so start with it. If you apply through a state agency, ask if the Unique Entity ID (UEI) alone is enough: it needs only your legal name and address.',
        'Know what kind of applicant you are: a district, a school within one, a charter school or a 501(c)(3) nonprofit. Use the notice’s own words to show that you may apply.',
        'Finish the risk assessment before you write. Note who did it, when, and which buildings it covers.',
        'Confirm the match, if there is one. Name the fund it comes from and the person who can approve it.',
        'Compare your list of items with the allowable-cost list. If an item is not on it, ask the program office before you include it.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      paragraphs: ['Three texts to adapt. Fill in the words in square brackets.'],
      items: [
        'Needs statement: “[School] has [number] exterior doors. Our assessment of [date], done by [name], found that [finding, door by door]. On an ordinary day this means [what staff do now]. We ask for [item] so that [change], and we will know by [measure and date].”',
        'Budget line: “[Item], [quantity] at [unit price], total [amount], quote dated [date]. Answers finding [number]. Allowable under [section of the notice]. After the grant, [fund] pays [yearly cost].”',
        'Letter of support: “I am [name], [role]. I have seen [the problem] myself, on [occasion]. If this is funded, we will [what your office commits: people, time, training]. You may call me at [number].”',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Match every item to the allowable-cost list in a table with three columns: item, cost and section of the notice.',
        'Write the budget narrative item by item, in the same order as the budget form. That makes it easy for a reviewer to check.',
        'Choose results you can measure: minutes to account for every class in a drill, how many doors latch, how many staff are trained by a date.',
        'Explain what happens after the grant. Say who pays for batteries, licenses and refresher training, and from which fund.',
        'Ask early for letters of support from people who will take part: the police chief, the fire marshal, the head of the parents’ group. Send each a few facts, not a finished letter.',
        'Use the guidelines of the Partner Alliance for Safer Schools (PASS). They describe tiers of safety measures, which help you explain what you ask for. PASS also has a paper on funding.',
        'Do not let vendors write your specifications. Under 2 CFR 200.319, a vendor that drafts them must be excluded from competing. We can give you quotes, technical descriptions of our products and a list that matches each item to the allowable costs, but never specifications.',
        'Ask someone who does not work in school safety to read it aloud. Rewrite any sentence they stumble over.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers. Each one asks for a few specific things.'],
      items: [
        'RSU 14, Maine: $472,997 from SVPP (2020). It combined exterior public address, room numbering and training in one request.',
        'Idaho: $540,000 from STOP (2018). It combined a tip line with threat assessment.',
      ],
    },
  ],
  sources: [
    { label: 'SAM.gov, registration and UEI', href: 'https://sam.gov/entity-registration' },
    {
      label: 'Partner Alliance for Safer Schools (PASS), its guidelines',
      href: 'https://passk12.org/about-pass/',
    },
    {
      label: 'PASS, its paper on funding',
      href: 'https://passk12.org/whitepapers/funding-for-school-security/',
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
      label: 'Idaho: tip line and threat assessment, Idaho Education News, 2018',
      href: 'https://idahoednews.org/news/idaho-lands-grant-to-create-school-safety-tip-line',
    },
    {
      label: 'SchoolSafety.gov, Grants Finder',
      href: 'https://www.schoolsafety.gov/grants-finder-tool',
    },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
  ],
};
