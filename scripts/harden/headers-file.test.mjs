import { headersFor, parseHeaders } from '../headers.mjs';
import { headersFile } from './headers-file.mjs';

// e2e/hosting.spec.ts has what a host sends from it.
test('has a policy for each page of a sub-folder, with the form’s endpoint', () => {
  const pages = [{ path: '/about/', scripts: ['sha256-about'], styles: ['sha256-sheet'] }];
  const settings = { basePath: '/campus', connect: 'https://forms.school.org' };
  const rules = parseHeaders(headersFile(pages, settings));
  const sent = (path) => Object.fromEntries(headersFor(rules, path));
  const policy = sent('/campus/about/')['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self' 'sha256-about'; style-src 'self' 'sha256-sheet';");
  expect(policy).toContain("connect-src 'self' https://forms.school.org;");
  expect(sent('/elsewhere/')).toEqual({});
});

test('throws an error with the page’s path if a line is too long', () => {
  const scripts = Array.from({ length: 40 }, (_, i) => `sha256-${'x'.repeat(44)}${i}`);
  const page = { path: '/long/', scripts, styles: [] };
  expect(() => headersFile([page], { basePath: '' })).toThrow('/long/');
});
