import type { Guide } from '../types';

/** Grant guide (SPEC section 2, "Resources page"). Figures stand beside the year of their notice. */
export const guide: Guide = {
  lead: 'State money is often the nearest, run by people who know your county and will answer the telephone. It is also the least alike. Some states pay for equipment, some for nonpublic schools only, and some have a law that sets a date whether or not money comes with it. Here are four to show the range. Each figure has its year, and your state’s current notice is the one that counts.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Georgia: HB 268 requires a panic-alert system in every public school by July 1, 2026 (check the current law). That is a duty and not a grant. Ask the state education department which money may be used for it now.',
        'Virginia, School Security Equipment Grants: school divisions apply. $12M a year in all and up to $250,000 a division (2025), with a 25% match (2024-25). Check the current notice.',
        'Indiana, Secured School Safety Grant: schools and districts in Indiana apply, with a match of 25, 50 or 100% by size (2024). Check the current notice for the size bands.',
        'Pennsylvania, through the Commission on Crime and Delinquency (PCCD): an award for nonpublic schools, at most $75,000 in the notice we read. Its year is not stated there, so check the current one.',
        'Everywhere else: the state administering agency and the education department publish the current notices. SchoolSafety.gov has a Grants Finder that helps you find them.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Access control at the doors that matter most: the main entrance, the gym after hours, the classroom corridor.',
        'Visitor management at the front desk, where the notice names it, as Indiana’s does.',
        'Notification: messages that reach the annex and the ball field as well as the main building.',
        'Panic alerts, where state law asks for them. Say in the application which part of the law each item answers.',
        'Security equipment on the state’s own list. Virginia’s program buys equipment, so ask whether your exact item is on the list before you budget for it.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Call the program office before you write. Ask which costs were refused most often last year. It is a fair question, and the answer saves a weekend.',
        'Ask how applications are scored, then put your headings in that order and use the notice’s own words.',
        'Settle the match early. Where it depends on size, find out which count of students the state uses, and on which day.',
        'Book the signatures early. A superintendent or head of school on leave in the last week can end a good application.',
        'If yours is a charter or private school, ask in writing whether you may apply alone, and keep the answer with the file.',
        'Plan for the years after. A state office will ask who pays for batteries, licenses and training when the award ends.',
        'Ask vendors for quotes, technical descriptions and a map from each item to the allowable-cost list. Those we can give you. Write the specifications yourself.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: [
        'Public awards, not our customers. The first two are program totals, so they show scale and not what one school should expect.',
      ],
      items: [
        'Indiana, Secured School Safety Grant: over $24M to 499 schools and districts (2024).',
        'Virginia, School Security Equipment Grants: $12M a year, at up to $250,000 a division (2025).',
        'Idaho: $540,000 from the federal STOP program (2018) for a tip line and threat assessment, a reminder that a state may apply and your school be one of those it serves.',
      ],
    },
  ],
  sources: [
    { label: 'SchoolSafety.gov, Grants Finder', href: 'https://www.schoolsafety.gov' },
    { label: 'Georgia Department of Education', href: 'https://www.gadoe.org' },
    { label: 'Virginia Department of Education', href: 'https://www.doe.virginia.gov' },
    { label: 'State of Indiana', href: 'https://www.in.gov' },
    {
      label: 'Pennsylvania Commission on Crime and Delinquency',
      href: 'https://www.pccd.pa.gov',
    },
  ],
};
