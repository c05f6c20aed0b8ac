import type { Guide } from '@/content/site/types';

/** A grant guide. Each figure names the year of its notice, or says that none is stated. */
export const guide: Guide = {
  lead: 'State programs differ from one another. Some pay for equipment, and some are for nonpublic schools. Some states have a law with a deadline, with or without money. Here are four examples. Each figure names the year of its notice or says that none is stated. For your own state, only the current notice counts.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Georgia: HB 268 has required a panic-alert system in every public school since July 1, 2026 (check the current law). It is a requirement, not a grant. Ask the state education department which funds may pay for it.',
        'Virginia, School Security Equipment Grants: school divisions apply. The state gives $12M a year in all and up to $250,000 to a division (2025), with a 25% match (2024-25). Check the current notice.',
        'Indiana, Secured School Safety Grant: schools and districts in Indiana apply, with a match of 25, 50 or 100% that depends on size (2024). Check the current notice for your size and match.',
        'Pennsylvania, grants for nonpublic schools from the Commission on Crime and Delinquency (PCCD): at most $75,000 in the notice we read. Our source states no year, so check the current notice. Programs for public schools have different rules: ask PCCD.',
        'Everywhere else: the state administering agency and the education department publish the current notices. SchoolSafety.gov has a Grants Finder that helps you find them.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Access control at the doors that matter most: the main entrance, the gym after hours and classroom doors.',
        'Visitor management at the front desk, where the notice names it, as Indiana’s does (2024).',
        'Notification: messages that reach portable classrooms and the ball field as well as the main building.',
        'Panic alerts, where state law requires them. Say in the application which part of the law each item meets.',
        'Security equipment. Virginia’s program is for security equipment, so ask whether your exact item is on its list before you budget for it.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Call the program office before you write. Ask which costs were turned down most often last year.',
        'Ask how applications are scored, then put your headings in that order and use the notice’s own words.',
        'Settle the match early. Where it depends on size, find out which count of students the state uses, and on which day.',
        'Plan the signatures early, in case your superintendent or head of school is away in the last week.',
        'If yours is a charter or private school, ask in writing whether you may apply alone, and keep the answer with the file.',
        'Plan for the years after the award. Say who will pay for batteries, licenses and training.',
        'Ask vendors for quotes, technical descriptions and a list that matches each item to the allowable costs. We can give you all three. Write the specifications yourself.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: [
        'Public awards, not our customers. The first two are totals for a whole program, not what one school should expect.',
      ],
      items: [
        'Indiana, Secured School Safety Grant: over $24M to 499 schools and districts (2024).',
        'Virginia, School Security Equipment Grants: $12M a year, up to $250,000 for a division (2025).',
        'Idaho: $540,000 from the federal STOP program (2018) for a tip line and threat assessment. States can apply to that program, so ask whether yours plans to.',
      ],
    },
  ],
  sources: [
    {
      label: 'SchoolSafety.gov, Grants Finder',
      href: 'https://www.schoolsafety.gov/grants-finder-tool',
    },
    {
      label: 'Georgia General Assembly, search for HB 268 (2025-26)',
      href: 'https://www.legis.ga.gov',
    },
    {
      label: 'Virginia Department of Education, Security Equipment Grants',
      href: 'https://www.doe.virginia.gov/programs-services/school-operations-support-services/facility-construction-maintenance/security-equipment-grants',
    },
    {
      label: 'Indiana Department of Homeland Security, Secured School Safety Grant',
      href: 'https://www.in.gov/dhs/securedschoolsafety.htm',
    },
    {
      label: 'Pennsylvania Commission on Crime and Delinquency, Grants for Nonpublic Schools',
      href: 'https://www.pccd.pa.gov/schoolsafety/Pages/Targeted-School-Safety-Grants.aspx',
    },
  ],
};
