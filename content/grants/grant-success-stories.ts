import type { Guide } from '@/content/site/types';

/** A grant guide. It lists public awards only, and labels them as such. */
export const guide: Guide = {
  lead: 'These are public awards, not our customers. They show what each program has paid for, and you can ask the recipient for a copy of the winning application. Each amount names its year. Read the current notice before you plan around one.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'RSU 14 in Maine and three districts in Utah received awards from the School Violence Prevention Program (SVPP). States, local governments, tribes and districts apply. A private school cannot be the primary applicant.',
        'Idaho’s award came from STOP School Violence. That program pays for tip lines, training and threat assessment. It cannot buy locks, cameras or security systems. Its FY24 notice closed on June 12, 2024.',
        'Later notices named other amounts. SVPP, FY25: up to $500,000 over 36 months, with a 25% cash match unless it is waived. STOP, FY24: up to $1M for a local applicant or $2M for a state, over 3 years.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Exterior public address, so that people on the ball field hear the same message as people in the hallway. RSU 14’s award included it (2020).',
        'Room numbering, so that a caller and a first responder mean the same room. RSU 14’s award included it too.',
        'Training together with the equipment, so that staff know how to use it.',
        'A tip line together with threat assessment, as in Idaho (2018), so that a trained team reads what comes in.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Ask for the winning application. Write to the grant office, say which award you mean, and offer to call.',
        'Read the application next to the notice of the year it was written for. The questions may have changed since.',
        'Use the same order, in your own words: the finding, the item, its cost, how you will measure it and who pays afterward.',
        'Look for small items, such as room numbers. They show that someone walked the building.',
        'Ask what they would do differently. Ask about the match, the reports and how long installation took.',
        'Compare your school with one of about the same size. A large district and a small school may ask the same program for very different things.',
        'Ask us which of our products may fit an allowable cost. We can give you a quote, a technical description and a list that matches each item to the notice. We do not write specifications: under 2 CFR 200.319, a vendor that drafts them must be excluded from competing.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: [
        'RSU 14, Maine: $472,997, SVPP (2020), for exterior public address, room numbering and training.',
        'Provo School District, Utah: $500,000, SVPP (2020).',
        'Nebo School District, Utah: $500,000, SVPP (2020).',
        'Ogden School District, Utah: $393,332, SVPP (2020).',
        'Idaho: $540,000, STOP (2018), for a tip line and threat assessment.',
      ],
    },
  ],
  sources: [
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
      label: 'Idaho: tip line and threat assessment, Idaho Education News, 2018',
      href: 'https://idahoednews.org/news/idaho-lands-grant-to-create-school-safety-tip-line',
    },
    {
      label: 'SVPP: amounts of the FY25 notice (a copy)',
      href: 'https://www.topgovernmentgrants.com/grants_gov_display.php?program=O-COPS-2025-172379',
    },
    {
      label: 'SVPP: who could apply in FY25',
      href: 'https://greenlightsgrantinitiative.org/grants/cops-office-school-violence-prevention-program',
    },
    {
      label: 'STOP School Violence: what it pays for, Bureau of Justice Assistance',
      href: 'https://www.bja.gov/stop-school-violence-program/index.html',
    },
    {
      label: 'STOP School Violence: what it cannot buy, the FY21 notice (a copy)',
      href: 'https://www.topgovernmentgrants.com/grants_gov_display.php?program=O-BJA-2021-47003',
    },
    {
      label: 'STOP School Violence: amounts and deadline, FY24',
      href: 'https://www.greenlightsgrantinitiative.org/grants/bureau-of-justice-assistance-stop-school-violence-program/',
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
