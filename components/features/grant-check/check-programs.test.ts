import { needs, schools } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, SchoolId, Verdict } from '@/content/grant-check/types';
import { checkPrograms, programFacts } from './check-programs';

/** The programs that can and cannot pay, by id; all others are “check first”. */
type Case = [school: SchoolId, need: NeedId, can: string[], cannot: string[]];

const cases: Case[] = [
  ['public', 'door-locks', ['svpp'], ['stop', 'nsgp', 'pccd']],
  ['public', 'panic-alerts', ['svpp'], ['stop', 'nsgp', 'pccd']],
  ['public', 'mass-notification', [], ['stop', 'nsgp', 'pccd']],
  ['public', 'visitor-management', [], ['stop', 'nsgp', 'pccd']],
  ['public', 'tip-line', [], ['nsgp', 'pccd']],
  ['public', 'threat-assessment', [], ['nsgp', 'pccd']],
  ['public', 'staff-training', [], ['nsgp', 'pccd']],
  ['public', 'lifesaving-equipment', ['firehouse'], ['nsgp', 'pccd']],
  ['charter', 'door-locks', [], ['stop', 'pccd']],
  ['charter', 'panic-alerts', [], ['stop', 'pccd']],
  ['charter', 'mass-notification', [], ['stop', 'pccd']],
  ['charter', 'visitor-management', [], ['stop', 'pccd']],
  ['charter', 'tip-line', [], ['pccd']],
  ['charter', 'threat-assessment', [], ['pccd']],
  ['charter', 'staff-training', [], ['pccd']],
  ['charter', 'lifesaving-equipment', [], ['pccd']],
  ['private', 'door-locks', [], ['svpp', 'stop']],
  ['private', 'panic-alerts', [], ['svpp', 'stop']],
  ['private', 'mass-notification', [], ['svpp', 'stop']],
  ['private', 'visitor-management', [], ['svpp', 'stop']],
  ['private', 'tip-line', [], ['svpp']],
  ['private', 'threat-assessment', [], ['svpp']],
  ['private', 'staff-training', [], ['svpp']],
  ['private', 'lifesaving-equipment', ['firehouse'], ['svpp']],
];

const ids = (school: SchoolId, need: NeedId, verdict: Verdict) =>
  checkPrograms(school, need)
    .filter((row) => row.verdict === verdict)
    .map((row) => row.program.id);

const row = (school: SchoolId, need: NeedId, id: string) =>
  checkPrograms(school, need).find(({ program }) => program.id === id)!;

test('the table has every question once', () => {
  const asked = cases.map(([school, need]) => `${school} ${need}`);
  const askable = schools.flatMap((school) => needs.map((need) => `${school.id} ${need.id}`));
  expect(asked).toEqual(askable);
});

describe.each(cases)('for a %s school and %s', (school, need, can, cannot) => {
  const rows = checkPrograms(school, need);

  test('returns the programs that can and cannot pay', () => {
    expect(ids(school, need, 'can-pay')).toEqual(can);
    expect(ids(school, need, 'cannot-pay')).toEqual(cannot);
  });

  test('returns every program once, those that can pay first', () => {
    expect(new Set(rows.map(({ program }) => program.id)).size).toBe(programs.length);
    expect(rows).toHaveLength(programs.length);
    const rank = { 'can-pay': 0, 'check-first': 1, 'cannot-pay': 2 };
    const ranks = rows.map(({ verdict }) => rank[verdict]);
    expect(ranks).toEqual(ranks.toSorted());
  });

  test('gives a reason and a year for each program', () => {
    for (const { why, year } of rows) {
      expect(why).toMatch(/^[A-Z0-9].*\.$/);
      expect(year).toMatch(/^(FY\d\d|20\d\d|Year not stated)$/);
    }
  });
});

describe('rules for every content', () => {
  const everyNeed = needs.map(({ id }) => id);
  const everySchool = schools.map(({ id }) => id);

  test.each(everySchool)('STOP never pays for locks or security systems (%s)', (school) => {
    for (const need of [
      'door-locks',
      'panic-alerts',
      'mass-notification',
      'visitor-management',
    ] as const)
      expect(row(school, need, 'stop').verdict).toBe('cannot-pay');
    expect(row(school, 'door-locks', 'stop').why).toContain('Cannot buy locks');
  });

  test.each(everyNeed)('no program can pay for the wrong kind of school (%s)', (need) => {
    expect(row('private', need, 'svpp').verdict).toBe('cannot-pay');
    expect(row('private', need, 'svpp').why).toContain('primary applicant');
    expect(row('public', need, 'nsgp').verdict).toBe('cannot-pay');
    expect(row('private', need, 'nsgp').verdict).not.toBe('cannot-pay');
    expect(row('public', need, 'pccd').verdict).toBe('cannot-pay');
    expect(row('charter', need, 'pccd').verdict).toBe('cannot-pay');
    expect(row('private', need, 'pccd').verdict).not.toBe('cannot-pay');
  });

  test.each(everyNeed)('a state program is at most “check first” (%s)', (need) => {
    for (const school of everySchool)
      for (const id of ['indiana', 'virginia', 'pccd'])
        expect(row(school, need, id).verdict).not.toBe('can-pay');
  });

  test.each(everyNeed)('a charter school gets no yes that no notice supports (%s)', (need) => {
    expect(ids('charter', need, 'can-pay')).toEqual([]);
  });

  test('a paused program is “check first” for what it pays for, with its status', () => {
    const tipLine = row('public', 'tip-line', 'stop');
    expect(tipLine.verdict).toBe('check-first');
    expect(tipLine.amount).toContain('Reported paused in 2025.');
    expect(row('public', 'door-locks', 'stop').amount).toBe('Reported paused in 2025.');
  });

  test('programs that have ended are not listed', () => {
    expect(JSON.stringify(programs)).not.toMatch(/Stronger Connections/i);
  });
});

test('door locks for a public district: one can pay, five to check first, three cannot', () => {
  const rows = checkPrograms('public', 'door-locks');
  expect(rows.map(({ verdict, program, byline }) => [verdict, program.name, byline])).toEqual([
    ['can-pay', 'School Violence Prevention Program', 'COPS Office, Department of Justice'],
    ['check-first', 'Secured School Safety Grant', 'Indiana only'],
    ['check-first', 'School Security Equipment Grants', 'Virginia only'],
    ['check-first', 'Title IV-A (SSAE)', 'Department of Education'],
    ['check-first', 'Community Facilities', 'USDA'],
    ['check-first', 'Public Safety Foundation', 'Firehouse Subs'],
    ['cannot-pay', 'STOP School Violence', 'BJA, Department of Justice'],
    ['cannot-pay', 'Nonprofit Security Grant Program', 'FEMA'],
    ['cannot-pay', 'Safety grants for nonpublic schools', 'PCCD, Pennsylvania only'],
  ]);
  expect(rows.map(({ year }) => year)).toEqual([
    'FY25',
    '2024',
    '2025',
    'Year not stated',
    'Year not stated',
    'Year not stated',
    'FY24',
    'FY25',
    'Year not stated',
  ]);
});

test('programs that name the need are first among “check first”', () => {
  expect(checkPrograms('public', 'tip-line')[0]?.program.id).toBe('stop');
});

test('a figure from another year than its notice states its year', () => {
  const byId = (id: string) => programFacts(programs.find((program) => program.id === id)!);
  expect(byId('virginia').amount).toBe(
    'Up to $250,000 for a division (2025). 25% match (2024-25).',
  );
  expect(byId('svpp').amount).toBe(
    'Up to $500,000 over 36 months. 25% cash match unless waived. Microgrants up to $100,000, match waived.',
  );
  expect(byId('firehouse').amount).toBe('');
});
