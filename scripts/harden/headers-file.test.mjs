import { headersFile } from './headers-file.mjs';

// e2e/hosting.spec.ts and e2e/variants have what a host sends from it.
test('throws an error with the page’s path if a line is too long', () => {
  const scripts = Array.from({ length: 40 }, (_, i) => `sha256-${'x'.repeat(44)}${i}`);
  const page = { path: '/long/', scripts, styles: [] };
  expect(() => headersFile([page], { basePath: '' })).toThrow('/long/');
});
