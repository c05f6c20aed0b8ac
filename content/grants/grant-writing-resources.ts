import { guideOf } from '@/content/grant-check/in-guides';
import { nextSteps } from '@/content/grant-check/next-steps';

/** A grant guide, with three short texts that a reader may adapt. */
export const guide = guideOf({
  lead: 'If you write a safety grant application on top of your regular job, this guide is for you. If the current notice differs from this page, follow the notice.',
  eligibility: [
    'Know what kind of applicant you are: a district, a school within one, a charter school or a 501(c)(3) nonprofit. Use the notice’s own words to show that you may apply.',
    'Finish the risk assessment before you write. Note who did it, when, and which buildings it covers.',
    'Name the fund that the match comes from, and the person who can approve it.',
    'Compare your items with the notice’s list of allowable costs. If one is not on it, ask the program office first.',
  ],
  usesLead: 'Three texts to adapt. Fill in the words in square brackets.',
  uses: [
    'Needs statement: “[School] has [number] exterior doors. Our assessment of [date], done by [name], found that [finding, door by door]. On an ordinary day this means [what staff do now]. We ask for [item] so that [change], and we will know by [measure and date].”',
    'Budget line: “[Item], [quantity] at [unit price], total [amount], quote dated [date]. Answers finding [number]. Allowable under [section of the notice]. After the grant, [fund] pays [yearly cost].”',
    'Letter of support: “I am [name], [role]. I have seen [the problem] myself, on [occasion]. If this is funded, we will [what your office commits: people, time, training]. You may call me at [number].”',
  ],
  tips: [
    'Match every item to the allowable costs in a table: item, cost and section of the notice. Write the budget narrative in the order of the budget form.',
    'Choose results you can measure: minutes to account for every class in a drill, how many doors latch, how many staff are trained by a date.',
    'Collect signatures and letters of support early: the police chief, the fire marshal, the head of the parents’ group. Send each a few facts, not a finished letter.',
    'The Partner Alliance for Safer Schools (PASS) describes tiers of safety measures, which help you explain what you ask for. It also has a paper on funding.',
    `${nextSteps.send.title}: ${nextSteps.send.text}`,
    'Ask someone who does not work in school safety to read it aloud. Rewrite any sentence they stumble over.',
  ],
  awards: [
    'Idaho: $540,000 from STOP School Violence (2018). It combined a tip line with training in threat assessment.',
  ],
  sources: [
    {
      label: 'Partner Alliance for Safer Schools (PASS), its guidelines',
      href: 'https://passk12.org/about-pass/',
    },
    {
      label: 'PASS, its paper on funding',
      href: 'https://passk12.org/whitepapers/funding-for-school-security/',
    },
    {
      label: 'Idaho: tip line and threat assessment, Idaho Education News, 2018',
      href: 'https://idahoednews.org/news/idaho-lands-grant-to-create-school-safety-tip-line',
    },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
  ],
});
