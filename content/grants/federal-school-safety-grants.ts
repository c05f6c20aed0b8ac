import type { Guide } from '@/content/site/types';

/** A grant guide. Each figure names its year. */
export const guide: Guide = {
  lead: 'Four federal programs can help with school safety, and each has its own rules. Start with what you need, then check if your kind of school may apply. Each figure names its year. Rules and amounts change, so read the current notice before you plan around one.',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      items: [
        'School Violence Prevention Program (SVPP), COPS Office, Department of Justice. Districts apply, and so do states, local governments, tribes and their public agencies, such as a police department. A charter school applies only if it operates as its own district: ask your authorizer. A single school or a private school cannot be the primary applicant, nor can a private charter school (FY25).',
        'SVPP amounts, FY25: up to $500,000 over 36 months, with a 25% cash match unless it is waived. Microgrants went up to $100,000, with the match waived. The notice (O-COPS-2025-172379) has closed. Look for the next one on the COPS Office’s website.',
        'STOP School Violence, Bureau of Justice Assistance (BJA). Districts, local governments, tribes, states and nonprofits could apply, and private schools applied as nonprofits. FY24: up to $1M for a local applicant or $2M for a state, over 3 years. That notice closed on June 12, 2024. Ask BJA if there will be a new one before you start.',
        'Nonprofit Security Grant Program, FEMA. It is for 501(c)(3) nonprofits at high risk of a terrorist or other extremist attack, which can include private and religious schools. You apply through your state agency, which sets its own deadline. FY25: up to $200,000 for a site, for up to three sites in each funding stream, and $600,000 at most in a state. There is no match.',
        'Title IV-A (Student Support and Academic Enrichment), Department of Education. Districts receive this money and do not compete for it. The law of 2015: a district that receives $30,000 or more spends at least 20% on well-rounded learning and at least 20% on safe and healthy students. At most 15% of the technology share may pay for technology infrastructure. That limit is not for the safe and healthy share (guidance of 2018).',
      ],
    },
    {
      id: 'example-uses',
      title: 'Example uses',
      items: [
        'SVPP: door locks, lighting, metal detectors, other deterrents, technology that notifies the police, and other measures that the COPS Office accepts.',
        'STOP: a tip line, training and threat assessment. It cannot buy locks, cameras or security systems.',
        'Nonprofit Security Grant Program: facility hardening and other physical security at the site named in the application. Ask your state agency which costs the current notice allows.',
        'Title IV-A: work that fits your district’s safe and healthy share, such as training in violence prevention. This money adds to local spending and may not replace it. Ask your Title IV-A coordinator if your item fits.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      items: [
        'Start with SAM.gov. Who applies to a federal agency needs a registration there, which can take four weeks or more. The Unique Entity ID (UEI) alone is quicker: it needs your legal name and address.',
        'Do the risk assessment before you list equipment. A reviewer should be able to see which finding each item answers, and what it costs.',
        'Be specific. A sentence such as “Door 14, by the gym, does not latch” tells a reviewer more than a national statistic.',
        'Find the match before you write. Ask your business office which local money it will come from, and check that the notice allows that source.',
        'If two programs could pay, put each item in one budget only, and say so.',
        'We can give you a quote, a technical description of our products and a list that matches each item to the notice’s allowable costs. We do not write specifications, because federal rules (2 CFR 200.319) exclude a vendor that drafts them from competing.',
      ],
    },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: [
        'RSU 14, Maine: $472,997 from SVPP (2020) for exterior public address, room numbering and training.',
        'Provo and Nebo school districts, Utah: $500,000 each from SVPP (2020). Ogden School District: $393,332 (2020).',
        'Idaho: $540,000 from STOP (2018) for a tip line and threat assessment.',
      ],
    },
  ],
  sources: [
    {
      label: 'SVPP: amounts of the FY25 notice (a copy)',
      href: 'https://www.topgovernmentgrants.com/grants_gov_display.php?program=O-COPS-2025-172379',
    },
    {
      label: 'SVPP: who could apply in FY25',
      href: 'https://greenlightsgrantinitiative.org/grants/cops-office-school-violence-prevention-program',
    },
    {
      label: 'SVPP: what it pays for, 34 USC 10551',
      href: 'https://www.law.cornell.edu/uscode/text/34/10551',
    },
    {
      label: 'STOP School Violence: what it pays for, Bureau of Justice Assistance',
      href: 'https://www.bja.gov/stop-school-violence-program/index.html',
    },
    {
      label: 'STOP School Violence: who may apply, Office of Justice Programs',
      href: 'https://ojp.gov/library/publications/bjas-student-teacher-and-officers-preventing-stop-school-violence-program',
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
      label: 'FEMA, Nonprofit Security Grant Program, FY25 fact sheet',
      href: 'https://www.fema.gov/fact-sheet/fy-2025-nonprofit-security-grant-program-fact-sheet',
    },
    {
      label: 'FEMA, Nonprofit Security Grant Program, FY25 limits',
      href: 'https://www.fema.gov/fact-sheet/fy-2025-nonprofit-security-grant-program-key-changes',
    },
    {
      label: 'FEMA grant: no match in FY25, Pennsylvania’s agency',
      href: 'https://www.pa.gov/services/pema/nonprofit-security-grant',
    },
    {
      label: 'Title IV-A: what it pays for, 20 USC 7118',
      href: 'https://www.law.cornell.edu/uscode/text/20/7118',
    },
    {
      label: 'Title IV-A: where the 15% applies, Arizona Department of Education, 2018',
      href: 'https://www.azed.gov/titleiv-a/2018/10/31/important-updates/',
    },
    {
      label: 'Title IV-A: the 20% and 15% rules, Colorado Department of Education',
      href: 'https://www.cde.state.co.us/fedprograms/titleiv_launchpad',
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
      label: 'Utah: three school districts, Homeland Security Today, 2020',
      href: 'https://www.hstoday.us/industry/three-utah-school-districts-receive-funding-to-improve-school-safety/',
    },
    {
      label: 'Idaho: tip line and threat assessment, Idaho Education News, 2018',
      href: 'https://idahoednews.org/news/idaho-lands-grant-to-create-school-safety-tip-line',
    },
    {
      label: '2 CFR 200.319, competition',
      href: 'https://www.ecfr.gov/current/title-2/section-200.319',
    },
    {
      label: 'SchoolSafety.gov, Grants Finder',
      href: 'https://www.schoolsafety.gov/grants-finder-tool',
    },
    { label: 'SAM.gov, registration and UEI', href: 'https://sam.gov/entity-registration' },
  ],
};
