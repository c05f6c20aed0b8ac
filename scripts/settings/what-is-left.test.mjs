/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { placeholders, whatIsLeft } from './what-is-left.mjs';

test('finds reserved names and numbers, however deep, by the name of their field', () => {
  const site = {
    name: 'Elmgate',
    mail: { general: 'hello@elmgate.example', privacy: 'privacy@school.org' },
    phone: '(404) 555-0142',
    hours: ['by https://a.example/x', 'by https://www.examples.org', 'x.example-school.org'],
    copyrightYear: 2025,
  };
  expect(placeholders(site)).toEqual([
    'mail.general: hello@elmgate.example',
    'phone: (404) 555-0142',
    'hours.0: by https://a.example/x',
  ]);
});

const endpoint = { NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.school.org/contact' };
const simulated = { NEXT_PUBLIC_CONTACT_SIMULATION: 'allowed' };
const unconfirmed = { NEXT_PUBLIC_UNCONFIRMED_FACTS: 'allowed' };

/** What is left of a site with a public address, with these settings. */
const check = (settings) =>
  whatIsLeft(settings, {
    brand: { address: 'https://www.school.org' },
    ownerAnswers: {
      open: { answer: '', confirmed: false },
      openAlthoughConfirmed: { answer: '', confirmed: true },
      default: { answer: 'One year.', confirmed: false },
      settled: { answer: 'Five years.', confirmed: true },
    },
    ownerTexts: {
      story: { file: 'content/pages/about.ts', confirmed: false },
      terms: { file: 'content/legal/terms.ts', confirmed: true },
    },
  });

test('finds the facts that are open and the ones that pages say unconfirmed', () => {
  expect(Object.values(check({ ...endpoint, ...unconfirmed }))).toEqual([
    [],
    ['default', 'story: content/pages/about.ts'],
    ['open', 'openAlthoughConfirmed'],
    [],
  ]);
});

test('fails the build of a public address that says unconfirmed facts, unless that is allowed', () => {
  expect(() => check(endpoint)).toThrow(
    /not confirmed these facts[^]*^ {2}default\n {2}story: content\/pages\/about.ts\n[^]*NEXT_PUBLIC_UNCONFIRMED_FACTS=allowed/m,
  );
  expect(() => check({ ...endpoint, NEXT_PUBLIC_UNCONFIRMED_FACTS: 'yes' })).toThrow('is "yes"');
});

test('fails the build of a public address whose form delivers nothing, unless that is allowed', () => {
  expect(() => check(unconfirmed)).toThrow(
    /Set NEXT_PUBLIC_CONTACT_ENDPOINT[^]*or NEXT_PUBLIC_CONTACT_SIMULATION=allowed/,
  );
  expect(() => check({ ...unconfirmed, NEXT_PUBLIC_CONTACT_SIMULATION: 'yes' })).toThrow();
  const [what, list] = Object.entries(check({ ...unconfirmed, ...simulated })).at(-1);
  expect(what).toBe('The contact form is simulated and delivers nothing');
  expect(list).toHaveLength(1);
});

/** Runs the check as the build does, with these settings and no others. */
const run = (settings) =>
  spawnSync('node', ['scripts/settings/check-settings.mjs'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...settings },
  });

test('lists once the placeholders, the facts to answer or confirm, and that the form delivers nothing', () => {
  const { status, stderr } = run({});
  expect(status).toBe(0);
  for (const once of [
    /Placeholders are left/g,
    /^ *mail\.general:/gm,
    /simulated and delivers nothing/g,
    /Not yet answered in content\/site\/owner-facts.ts/g,
    /Not yet confirmed in content\/site\/owner-facts.ts/g,
  ])
    expect(stderr.match(once)).toHaveLength(1);
});

test('fails the build at a wrong setting, with a clear error', () => {
  const { status, stderr } = run({ NEXT_PUBLIC_CONTACT_ENDPOINT: 'yes' });
  expect(status).toBe(1);
  expect(stderr).toContain('NEXT_PUBLIC_CONTACT_ENDPOINT is "yes".');
  expect(stderr).not.toContain('at ');
});
