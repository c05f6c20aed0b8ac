import type { Guide } from '@/content/site/types';

/** A grant guide. Each figure names its year. */
export const guide: Guide = {
  lead: 'Every state has its own rules. Some pay for equipment, and some are for nonpublic schools only. Some have a law with a deadline, with or without money. Here are four examples, each figure with its year. For your own state, read the current notice.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'Georgia: HB 268 has required a panic-alert system in every public school since July 1, 2026 (check the current law). It is a requirement, not a grant. The state budget of FY2026, which ended on June 30, 2026, gave school systems $47,124 for each school for safety. Ask yours what FY2027 gives, and if that money may pay for the alerts. Our panic button does not call 911: check if it meets the law.',
        'Virginia, School Security Equipment Grants: school divisions apply, for their public schools. Private schools are ruled out. It pays for equipment such as card access, visitor badges and mass notification. 2025: $12M in all, up to $250,000 for a division. 2024-25: a 25% match, which can be lower for divisions that are least able to pay.',
        'Indiana, Secured School Safety Grant, from the Indiana Department of Homeland Security (IDHS): districts, charter schools and accredited nonpublic schools apply. It pays for controlled access, visitor management, faster notification of first responders, the status of doors, emergency communication, medical response, assessments of the site and staff training.',
        'Indiana, before you apply: the application of a district or charter school must say whether its school safety plan is filed with the county school safety commission. In 2022 your county needed such a commission. A law of 2019 asked for a threat assessment of each building by July 2021. Ask IDHS if yours is recent enough.',
        'Indiana, the money: up to $100,000 a year and a match of 25, 50 or 100% (2022). The law capped a grant by enrollment (2020: $35,000 a year up to 1,000 students, $50,000 up to 5,000). In 2024 applicants ranked their items: new ones got all that they ranked first, most others 81% of it. That notice has closed. Ask IDHS when it opens again, how much money there is, and which caps and match hold.',
        'Pennsylvania, grants for nonpublic schools from the Commission on Crime and Delinquency (PCCD): up to $75,000 for a school (FY24-25). Since then schools apply themselves and not through their intermediate unit. That round has closed: look for the next one on PCCD’s website. Public and charter schools have grants of their own: ask PCCD.',
        'Everywhere else: the state administering agency and the education department publish the current notices. SchoolSafety.gov has a Grants Finder that helps you find them.',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'Access control at the doors that matter most: the main entrance, the gym after hours and classroom doors.',
        'Visitor management at the front desk, where the notice names it, as Indiana’s law does (2024).',
        'Emergency messages, also in portable classrooms and on the ball field.',
        'Panic alerts, where a state law requires them. Say in the application which part of the law each item meets. Our panic button does not call 911, and some laws ask for that.',
        'Approved security equipment, in Virginia. Ask if your exact item is on the state’s list.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Call the program office before you write. Ask which costs were turned down most often last year.',
        'Ask how applications are scored, then put your headings in that order and use the notice’s own words.',
        'Settle the match early. Where it depends on size, find out which count of students the state uses, and on which day.',
        'Collect the signatures early, in case your superintendent or head of school is away in the last week.',
        'If yours is a charter or private school, ask by email whether you may apply alone, and keep the answer with the file.',
        'Think of the years after the award. Say who will pay for batteries, licenses and training.',
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
        'Indiana, Secured School Safety Grant: over $24M to 499 schools and districts (2024). Most of it paid for school resource officers; equipment was part of it.',
        'Virginia, School Security Equipment Grants: $12M a year, up to $250,000 for a division (2025).',
        'Idaho: $540,000 from the federal STOP program (2018) for a tip line and threat assessment. States can apply to that program, so ask if yours will.',
      ],
    },
  ],
  sources: [
    {
      label: 'SchoolSafety.gov, Grants Finder',
      href: 'https://www.schoolsafety.gov/grants-finder-tool',
    },
    {
      label: 'Georgia: HB 268, Georgia State University Law Review',
      href: 'https://readingroom.law.gsu.edu/gsulr/vol42/iss1/15',
    },
    {
      label: 'Georgia: the budget of FY2026, Capitol Beat',
      href: 'https://capitol-beat.org/?p=14806',
    },
    {
      label: 'Virginia Department of Education, Security Equipment Grants',
      href: 'https://www.doe.virginia.gov/programs-services/school-operations-support-services/facility-construction-maintenance/security-equipment-grants',
    },
    {
      label: 'Virginia: report to the General Assembly on 2024-25',
      href: 'https://rga.lis.virginia.gov/Published/2025/RD488',
    },
    {
      label: 'Virginia: awards of 2025, WSLS',
      href: 'https://www.wsls.com/news/local/2025/10/10/12-million-in-grants-support-school-safety-across-virginia/',
    },
    {
      label: 'Virginia: equipment paid for in 2024-25, WSLS',
      href: 'https://www.wsls.com/news/virginia/2024/12/02/nearly-500-schools-in-virginia-awarded-12-million-in-school-security-equipment-grants/',
    },
    {
      label: 'Indiana Department of Homeland Security, Secured School Safety Grant',
      href: 'https://secure.in.gov/dhs/securedschoolsafety.htm',
    },
    {
      label: 'Indiana: who may apply, and for what, IC 10-21-1-2',
      href: 'https://codes.findlaw.com/in/title-10-public-safety/in-code-sect-10-21-1-2/',
    },
    {
      label: 'Indiana: awards of 2024, WTHR',
      href: 'https://wthr.com/article/news/local/indiana-secured-school-safety-board-approves-24-million-safety-funding-money-education-funding/531-7a5f2368-aac8-4d3e-9d13-a8d8eccc8750',
    },
    {
      label: 'Indiana: the caps of 2020, IC 10-21-1-4',
      href: 'https://law.justia.com/codes/indiana/2020/title-10/article-21/chapter-1/section-10-21-1-4/',
    },
    {
      label: 'Indiana: match, WRBI Radio, 2022',
      href: 'https://wrbiradio.com/local-schools-receive-secured-school-safety-grants',
    },
    {
      label: 'Indiana: cap of 2022, The Paper',
      href: 'https://thepaper24-7.com/2022/08/schools-receive-22-9-million-in-school-safety-grants',
    },
    {
      label: 'Indiana: ranking and shares of 2024, WIMS Radio',
      href: 'https://wimsradio.com/2024/08/29/indiana-secured-school-safety-board-approves-24-million-to-support-school-safety-initiatives-for-499-locations-statewide',
    },
    {
      label: 'Indiana: school safety plan, IC 10-21-1-5',
      href: 'https://lawserver.com/law/state/indiana/in-code/indiana_code_10-21-1-5',
    },
    {
      label: 'Indiana: county school safety commission, GrantWatch, 2022',
      href: 'https://www.grantwatch.com/grant/136057/grants-to-indiana-school-corporations-non-public-schools-and-charter-schools-to-increase-school-security.html',
    },
    {
      label: 'Indiana: threat assessment, WBOI, 2019',
      href: 'https://www.wboi.org/news/2019-07-10/state-prepares-to-open-school-safety-grant-applications-after-legislative-changes',
    },
    {
      label: 'Idaho: tip line and threat assessment, Idaho Education News, 2018',
      href: 'https://idahoednews.org/news/idaho-lands-grant-to-create-school-safety-tip-line',
    },
    {
      label: 'Pennsylvania Commission on Crime and Delinquency, Grants for Nonpublic Schools',
      href: 'https://www.pccd.pa.gov/schoolsafety/Pages/Targeted-School-Safety-Grants.aspx',
    },
  ],
};
