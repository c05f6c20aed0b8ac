import { contentPolicy, headersFile, trustedTypesScript } from './policy.mjs';

/** Runs the script in a page of `https://school.org` and returns the rules of its default policy. */
function defaultPolicy(basePath = '') {
  const policies = {};
  const trustedTypes = { createPolicy: (name, rules) => (policies[name] = rules) };
  const run = new Function('window', 'trustedTypes', 'location', trustedTypesScript(basePath));
  run({ trustedTypes }, trustedTypes, { origin: 'https://school.org' });
  return policies.default;
}

test('Trusted Types allow scripts of this build, in its sub-folder', () => {
  const address = '/_next/static/chunks/a.js';
  expect(defaultPolicy().createScriptURL(address)).toBe(address);
  expect(defaultPolicy('/campus').createScriptURL(`/campus${address}`)).toBe(`/campus${address}`);
  expect(defaultPolicy('/campus').createScriptURL(address)).toBeUndefined();
});

test.each([
  'https://evil.org/_next/static/a.js',
  '//evil.org/_next/static/a.js',
  '/media/_next/static/a.js',
  '/_next/static/../../media/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://school.org/1',
])('Trusted Types start nothing from %s', (address) => {
  expect(defaultPolicy().createScriptURL(address)).toBeUndefined();
});

test('Trusted Types allow text without a tag as HTML, and React’s empty script', () => {
  const { createHTML } = defaultPolicy();
  for (const html of ['{"name":"Elmgate"}', '<script></script>'])
    expect(createHTML(html)).toBe(html);
});

test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a<b', '<'])(
  'Trusted Types block %s as HTML',
  (html) => {
    expect(defaultPolicy().createHTML(html)).toBeUndefined();
  },
);

test('Trusted Types allow no text as script, and their own script contains no tag', () => {
  expect(defaultPolicy().createScript).toBeUndefined();
  expect(trustedTypesScript('')).not.toMatch(/<[a-z/!]/i);
});

test('the policy allows only what is listed, and forbids framing, which only a header can', () => {
  const options = { scripts: ['sha256-a'], styles: ['sha256-b'] };
  const policy = contentPolicy({ ...options, header: true });
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe|\*|https:|http:/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(contentPolicy(options)).not.toContain('frame-ancestors');
});

// e2e/hosting.spec.ts and e2e/variants have what a host sends from it.
test('_headers throws an error with the page’s path if a line is too long', () => {
  const scripts = Array.from({ length: 40 }, (_, i) => `sha256-${'x'.repeat(44)}${i}`);
  const page = { path: '/long/', scripts, styles: [] };
  expect(() => headersFile([page], { basePath: '' })).toThrow('/long/');
});
