import { needs, schools } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, SchoolId, Verdict } from '@/content/grant-check/types';
import { answerTo, checkPrograms, countSentences, nextSteps, statesOf } from './check-programs';

const questions = schools.flatMap((school) =>
  needs.map((need): [SchoolId, NeedId] => [school.id, need.id]),
);
const row = (school: SchoolId, need: NeedId, id: string) =>
  checkPrograms(school, need).find(({ program }) => program.id === id)!;

test.each(questions)(
  'for a %s school and %s every program has a reason, those that fit first and the ruled-out last',
  (school, need) => {
    const rows = checkPrograms(school, need);
    expect(new Set(rows.map(({ program }) => program.id)).size).toBe(programs.length);
    const rank = { fits: 0, 'fits-last': 1, ask: 2, 'ruled-out': 3 };
    const ranks = rows.map((each) => rank[each.verdict]);
    expect(ranks).toEqual(ranks.toSorted());
    for (const { why } of rows) expect(why).toMatch(/^[A-Z0-9].*\.$/);
  },
);

const any = needs.map(({ id }) => id).join(' ');
const every = schools.map(({ id }) => id).join(' ');

test.each([
  ['private', any, 'svpp virginia', 'ruled-out'],
  // Grants for nonprofits.
  ['public', any, 'nsgp pccd', 'ruled-out'],
  ['private', any, 'nsgp pccd', 'fits fits-last ask'],
  // Indiana names all three kinds of school, and what most of them want.
  [every, 'door-locks gunshot-detection mass-notification', 'indiana', 'fits-last'],
  [every, 'visitor-management staff-training lifesaving-equipment', 'indiana', 'fits-last'],
  // These notices pay to notify the police, and our panic button does not call them.
  ['public', 'panic-alerts', 'svpp indiana', 'ask'],
  // The law asks for maps to a standard.
  ['public', 'floor-plans', 'indiana georgia', 'ask'],
  // Pennsylvania has a row for public schools, and one for nonpublic schools.
  ['public charter', 'door-locks', 'pccd-public', 'ask'],
  ['public charter', 'door-locks', 'pccd', 'ruled-out'],
  ['private', 'door-locks', 'pccd-public', 'ruled-out'],
  [every, 'door-locks gunshot-detection', 'stop', 'ruled-out'],
  [every, 'panic-alerts', 'stop', 'ask'],
  ['public private', 'tip-line', 'stop', 'fits-last'],
  ['charter', 'tip-line', 'stop', 'ask'],
])('a %s school that wants %s is told of %s: %s', (kinds, wanted, ids, verdicts) => {
  for (const school of kinds.split(' ') as SchoolId[])
    for (const need of wanted.split(' ') as NeedId[])
      for (const id of ids.split(' '))
        expect(verdicts.split(' ')).toContain(row(school, need, id).verdict);
});

test.each<[SchoolId, NeedId, string, string | RegExp]>([
  ['private', 'door-locks', 'svpp', /primary applicant/],
  [
    'public',
    'door-locks',
    'svpp',
    'Pays for locks. Your district applies, not your school. The FY25 notice has closed.',
  ],
  ['charter', 'door-locks', 'svpp', /Ask your authorizer\./],
  ['public', 'floor-plans', 'indiana', /Ask if our floor plan meets/],
  ['public', 'floor-plans', 'georgia', /Ask if our floor plan meets/],
  [
    'public',
    'panic-alerts',
    'georgia',
    /button does not call 911, so alone it does not meet the law\./,
  ],
  // The notice does not name it.
  [
    'public',
    'tip-line',
    'firehouse',
    'It names lifesaving equipment: ask if your item counts. Schools may apply, with a formal quote.',
  ],
])('tells a %s school that wants %s why, of %s', (school, need, id, why) => {
  const whole = typeof why === 'string' ? why : expect.stringMatching(why);
  expect(row(school, need, id).why).toEqual(whole);
});

test.each([
  ['any', ['svpp'], ['indiana', 'virginia']],
  ['Indiana', ['indiana', 'svpp'], []],
  ['Georgia', ['georgia', 'svpp'], []],
  ['other', ['svpp'], []],
] as const)(
  'for locks of a public school in the state “%s” it names %j, and %j for one state only',
  (state, own, oneState) => {
    const answer = answerTo({ school: 'public', need: 'door-locks', state });
    const ids = (rows: readonly { program: { id: string } }[]) =>
      rows.map((each) => each.program.id);
    expect(ids(answer.own)).toEqual(own);
    expect(ids(answer.oneState)).toEqual(oneState);
    expect(ids(answer.others)).toContain('stop');
    expect(ids(answer.others)).not.toEqual(expect.arrayContaining([...own, ...oneState]));
  },
);

test.each(programs)(
  '$id names pages that prove it, none of them a home page, and a year with each figure',
  ({ name, sources, amount = '' }) => {
    // It has ended.
    expect(name).not.toMatch(/Stronger Connections/i);
    for (const { href } of sources) expect(href).not.toMatch(/^https:\/\/[^/]+\/?$/);
    if (/[$%]/.test(amount)) expect(amount).toMatch(/^(FY\d\d|20\d\d)/);
  },
);

test.each<[string, Verdict[]]>([
  [
    '2 programs may pay. 1 may pay when a new round opens. 1 ruled out.',
    ['fits', 'fits', 'fits-last', 'ruled-out'],
  ],
  ['1 program may pay. 2 ruled out.', ['fits', 'ruled-out', 'ruled-out']],
  ['2 programs may pay when a new round opens. 1 to ask about.', ['fits-last', 'fits-last', 'ask']],
])('counts the answers in short sentences: %s', (sentences, verdicts) => {
  expect(countSentences(verdicts.map((each) => ({ verdict: each })))).toBe(sentences);
});

test('the states of programs are named', () => {
  const { oneState } = answerTo({ school: 'private', need: 'door-locks', state: 'any' });
  expect(statesOf(oneState)).toBe('Indiana and Pennsylvania');
});

test.each([
  ['private', 'visitor-management', 'Indiana', 'Secured School Safety Grant', /IDHS/, /guests/],
  ['private', 'door-locks', 'other', 'Nonprofit Security Grant Program', /501\(c\)\(3\)/, /doors/],
  ['private', 'tip-line', 'Indiana', 'STOP School Violence', /BJA/, /tips/],
  ['public', 'tip-line', 'any', 'STOP School Violence', /BJA/, /tips/],
  ['private', 'panic-alerts', 'other', 'your state', /education department/, /call for help/],
] as const)(
  'a %s school that wants %s in the state “%s” begins with: %s',
  (school, need, state, program, ask, prepare) => {
    const [begin, papers] = nextSteps({ school, need, state });
    expect(begin).toEqual({
      title: `Begin with: ${program}`,
      text: expect.stringMatching(ask),
    });
    expect(papers!.text).toMatch(prepare);
    if (need !== 'door-locks') expect(papers!.text).not.toMatch(/doors/);
  },
);
