import { needs, schools } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, SchoolId, Verdict } from '@/content/grant-check/types';
import {
  answerTo,
  checkPrograms,
  countSentences,
  nextSteps,
  startingChoices,
  statesOf,
} from './check-programs';

const questions = schools.flatMap((school) =>
  needs.map((need): [SchoolId, NeedId] => [school.id, need.id]),
);
const row = (school: SchoolId, need: NeedId, id: string) =>
  checkPrograms(school, need).find(({ program }) => program.id === id)!;
const verdict = (school: SchoolId, need: NeedId, id: string) => row(school, need, id).verdict;

describe.each(questions)('for a %s school and %s', (school, need) => {
  const rows = checkPrograms(school, need);

  test('returns every program once, those that fit first and the ruled-out last', () => {
    expect(new Set(rows.map(({ program }) => program.id)).size).toBe(programs.length);
    const rank = { fits: 0, 'fits-last': 1, ask: 2, 'ruled-out': 3 };
    const ranks = rows.map((each) => rank[each.verdict]);
    expect(ranks).toEqual(ranks.toSorted());
  });

  test('gives each program a reason in whole sentences', () => {
    for (const { why } of rows) expect(why).toMatch(/^[A-Z0-9].*\.$/);
  });
});

describe('what each kind of school is told', () => {
  const everyNeed = needs.map(({ id }) => id);

  test.each(everyNeed)('SVPP and Virginia never fit a private school (%s)', (need) => {
    for (const id of ['svpp', 'virginia']) expect(verdict('private', need, id)).toBe('ruled-out');
    expect(row('private', need, 'svpp').why).toContain('primary applicant');
  });

  test.each(everyNeed)('grants for nonprofits never fit a public school (%s)', (need) => {
    for (const id of ['nsgp', 'pccd']) expect(verdict('public', need, id)).toBe('ruled-out');
    expect(verdict('private', need, 'nsgp')).not.toBe('ruled-out');
    expect(verdict('private', need, 'pccd')).not.toBe('ruled-out');
  });

  test('a principal reads that the district applies, and that the notice has closed', () => {
    expect(row('public', 'door-locks', 'svpp').why).toBe(
      'Pays for locks. Your district applies, not your school. The FY25 notice has closed.',
    );
  });

  test('Indiana names all three kinds of school, and what most of them want', () => {
    for (const { id } of schools)
      for (const need of [
        'door-locks',
        'gunshot-detection',
        'mass-notification',
        'visitor-management',
        'staff-training',
        'lifesaving-equipment',
      ] as const)
        expect([id, need, verdict(id, need, 'indiana')]).toEqual([id, need, 'fits-last']);
  });

  test('a panic button that does not call the police is a question where the notice pays to notify them', () => {
    for (const program of ['svpp', 'indiana'])
      expect(verdict('public', 'panic-alerts', program)).toBe('ask');
  });

  test('a floor plan is a question where the law asks for maps to a standard, and the panic button is named where it fails the law', () => {
    for (const program of ['indiana', 'georgia'])
      expect(row('public', 'floor-plans', program)).toMatchObject({
        verdict: 'ask',
        why: expect.stringContaining('Ask if our floor plan meets'),
      });
    expect(row('public', 'panic-alerts', 'georgia').why).toContain(
      'Our panic button does not call 911, so alone it does not meet it.',
    );
  });

  test('Pennsylvania has a row for public schools, which is a question, and one for nonpublic schools', () => {
    for (const school of ['public', 'charter'] as const) {
      expect(verdict(school, 'door-locks', 'pccd-public')).toBe('ask');
      expect(verdict(school, 'door-locks', 'pccd')).toBe('ruled-out');
    }
    expect(verdict('private', 'door-locks', 'pccd-public')).toBe('ruled-out');
  });

  test('STOP never pays for locks or sensors, and for what it names it fits the notice that has closed', () => {
    for (const { id } of schools) {
      for (const need of ['door-locks', 'gunshot-detection'] as const)
        expect(verdict(id, need, 'stop')).toBe('ruled-out');
      expect(verdict(id, 'panic-alerts', 'stop')).toBe('ask');
      expect(verdict(id, 'tip-line', 'stop')).toBe(id === 'charter' ? 'ask' : 'fits-last');
    }
  });
});

test('a need that the notice does not name is a question for the program', () => {
  expect(row('public', 'tip-line', 'firehouse')).toMatchObject({
    verdict: 'ask',
    why: 'It names lifesaving equipment. Ask if it may pay for a tip line. Schools may apply, with a formal quote. Do not buy before the award.',
  });
});

test('a charter school asks its authorizer before it applies to SVPP', () => {
  expect(row('charter', 'door-locks', 'svpp')).toMatchObject({
    verdict: 'ask',
    why: expect.stringContaining('Ask your authorizer.'),
  });
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

describe('every program', () => {
  test.each(programs.map((program) => [program.id, program] as const))(
    '%s names pages that prove it, none of them a home page, and a year with each figure',
    (_, { sources, amount = '' }) => {
      for (const { href } of sources) expect(href).not.toMatch(/^https:\/\/[^/]+\/?$/);
      if (/[$%]/.test(amount)) expect(amount).toMatch(/^(FY\d\d|20\d\d)/);
    },
  );

  test('is one that has not ended', () => {
    expect(JSON.stringify(programs)).not.toMatch(/Stronger Connections/i);
  });
});

test.each<[string, Verdict[]]>([
  [
    '2 programs may pay. 1 may pay next time. 1 ruled out.',
    ['fits', 'fits', 'fits-last', 'ruled-out'],
  ],
  ['1 program may pay. 2 ruled out.', ['fits', 'ruled-out', 'ruled-out']],
  ['2 programs may pay next time. 1 to ask about.', ['fits-last', 'fits-last', 'ask']],
])('counts the answers in short sentences: %s', (sentences, verdicts) => {
  expect(countSentences(verdicts.map((each) => ({ verdict: each }))).join(' ')).toBe(sentences);
});

test('without a state the count is of the national programs', () => {
  const sentences = (state: 'any' | 'Indiana') => {
    const { counted, isNational } = answerTo({ school: 'public', need: 'door-locks', state });
    return [isNational, ...countSentences(counted)];
  };
  expect(sentences('any')).toEqual([
    true,
    '1 program may pay next time.',
    '3 to ask about.',
    '2 ruled out.',
  ]);
  expect(sentences('Indiana')[1]).toBe('2 programs may pay next time.');
});

test('the states of programs are named', () => {
  const { oneState } = answerTo({ school: 'private', need: 'door-locks', state: 'any' });
  expect(statesOf(oneState)).toBe('Indiana and Pennsylvania');
});

test.each([
  ['private', 'private'],
  ['university', 'public'],
  [undefined, 'public'],
])('a link that names the school “%s” starts with %s', (school, started) => {
  expect(startingChoices(school)).toMatchObject({ school: started, state: 'any' });
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
