/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { placeholders, unsettledFacts } from './what-is-left.mjs';

// The check runs in a separate process and loads the TypeScript compiler.
jest.setTimeout(60_000);

/** Runs the check as the build does, with these settings and no others. */
function check(settings = {}) {
  const { status, stderr } = spawnSync('node', ['scripts/settings/check-settings.mjs'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...settings },
  });
  return { status, stderr };
}

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

test('finds the facts that are open and the ones that pages say unconfirmed', () => {
  const answers = {
    open: { answer: '', confirmed: false },
    openAlthoughConfirmed: { answer: '', confirmed: true },
    default: { answer: 'One year.', confirmed: false },
    settled: { answer: 'Five years.', confirmed: true },
  };
  const texts = {
    story: { file: 'content/pages/about.ts', confirmed: false },
    terms: { file: 'content/legal/terms.ts', confirmed: true },
  };
  expect(unsettledFacts(answers, texts)).toEqual({
    open: ['open', 'openAlthoughConfirmed'],
    unconfirmed: ['default', 'story: content/pages/about.ts'],
  });
});

test('lists once the placeholders, the facts to answer or confirm, and that the form delivers nothing', () => {
  const { status, stderr } = check();
  expect(status).toBe(0);
  for (const once of [
    /Placeholders are left/g,
    /^ *mail\.general:/gm,
    /^ *address:/gm,
    /simulated and delivers nothing/g,
    /Not yet answered in content\/site\/owner-facts.ts/g,
    /^ {2}soc2$/gm,
    /Not yet confirmed in content\/site\/owner-facts.ts/g,
    /^ {2}calls911$/gm,
    /^ {2}termsOfService: content\/legal\/terms.ts$/gm,
  ])
    expect(stderr.match(once)).toHaveLength(1);
});

test('says nothing of what has been set', () => {
  const { stderr } = check({
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.school.org/contact',
    NEXT_PUBLIC_SITE_URL: 'https://www.school.org',
    NEXT_PUBLIC_UNCONFIRMED_FACTS: 'allowed',
  });
  expect(stderr).not.toContain('simulated');
  expect(stderr).not.toMatch(/^ {2}address:/m);
});

test('fails the build of a public address that says unconfirmed facts, unless that is allowed', () => {
  const site = {
    NEXT_PUBLIC_SITE_URL: 'https://www.school.org',
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.school.org/contact',
  };
  const { status, stderr } = check(site);
  expect(status).toBe(1);
  expect(stderr).toMatch(/not confirmed these facts[^]*^ {2}calls911$/m);
  expect(stderr).not.toMatch(/^ {2}soc2$/m);
  expect(stderr).toContain('or set NEXT_PUBLIC_UNCONFIRMED_FACTS=allowed');
  expect(check({ ...site, NEXT_PUBLIC_UNCONFIRMED_FACTS: 'yes' }).status).toBe(1);
  const allowed = check({ ...site, NEXT_PUBLIC_UNCONFIRMED_FACTS: 'allowed' });
  expect(allowed.status).toBe(0);
  expect(allowed.stderr).toMatch(/^ {2}calls911$/m);
});

test('fails the build of a public address whose form delivers nothing, unless that is allowed', () => {
  const site = {
    NEXT_PUBLIC_SITE_URL: 'https://www.school.org',
    NEXT_PUBLIC_UNCONFIRMED_FACTS: 'allowed',
  };
  const { status, stderr } = check(site);
  expect(status).toBe(1);
  expect(stderr).toContain('Set NEXT_PUBLIC_CONTACT_ENDPOINT');
  expect(stderr).toContain('or NEXT_PUBLIC_CONTACT_SIMULATION=allowed');
  expect(check({ ...site, NEXT_PUBLIC_CONTACT_SIMULATION: 'yes' }).status).toBe(1);
  const allowed = check({ ...site, NEXT_PUBLIC_CONTACT_SIMULATION: 'allowed' });
  expect(allowed.status).toBe(0);
  expect(allowed.stderr).toContain('simulated and delivers nothing');
});

test('fails the build at a wrong endpoint, with a clear error', () => {
  const { status, stderr } = check({ NEXT_PUBLIC_CONTACT_ENDPOINT: 'yes' });
  expect(status).toBe(1);
  expect(stderr).toContain('NEXT_PUBLIC_CONTACT_ENDPOINT is "yes".');
  expect(stderr).not.toContain('at ');
});
