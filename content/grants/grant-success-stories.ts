import { guideOf } from '@/content/grant-check/in-guides';

/** A grant guide. It lists public awards only, and labels them as such. */
export const guide = guideOf({
  lead: 'Two awards, and what one of the districts planned. The current notice may differ.',
  eligibility: [
    'Both awards below come from the School Violence Prevention Program. The guide Federal School Safety Grants says who may apply: your district, not one school. Send this to its grant writer. Each other guide has an award of its own.',
  ],
  usesLead:
    'RSU 14, a district in Maine, planned these, besides training for the police at its schools.',
  uses: [
    'Exterior public address, so that people on the ball field hear the same message as people in the hallway.',
    'Exterior warning lights.',
    'Room numbering, so that a caller and a first responder mean the same room.',
    'A risk assessment of the whole district.',
  ],
  tips: [
    'Ask for the winning application. Write to the district’s grant office, say which award you mean, and offer to call.',
    'Read it next to the notice of its year. The questions may have changed since.',
    'Use the same order, in your own words: the finding, the item, its cost, how you will measure it and who pays afterward.',
    'Look for small items, such as room numbers. They show that someone walked the building.',
    'Ask what they would do differently, and how long installation took.',
    'Both are districts. Ask which of their schools is like yours.',
  ],
  awards: [
    'RSU 14 (Windham and Raymond), Maine: $472,997 (2020).',
    'Ogden School District, Utah: $393,332 (2020). The report does not say for what: ask the district.',
  ],
  sources: [
    {
      label: 'RSU 14: United States Attorney for Maine, 2020',
      href: 'https://www.justice.gov/usao-me/pr/maine-school-districts-receive-federal-funding-school-safety-enhancement',
    },
    {
      label: 'RSU 14: what it planned, The Windham Eagle, 2020',
      href: 'https://frontpage.thewindhameagle.com/2020/09/rsu-14-obtains-grant-for-school.html',
    },
    {
      label: 'Ogden: Homeland Security Today, 2020',
      href: 'https://www.hstoday.us/industry/three-utah-school-districts-receive-funding-to-improve-school-safety/',
    },
  ],
});
