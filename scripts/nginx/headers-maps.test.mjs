import { headersFile } from '../harden/headers-file.mjs';
import { headersMaps } from './headers-maps.mjs';

// e2e/hosting.spec.ts and e2e/variants/sub-folder.spec.ts have what nginx sends from them.
test('map a page’s folder and its file to its policy, in lines that nginx can read', () => {
  const pages = [{ path: '/about/', scripts: ['sha256-about'], styles: [] }];
  const maps = headersMaps(headersFile(pages, { basePath: '/campus' }));
  expect(maps).toMatch(/"\/campus\/about\/" "[^"]*sha256-about/);
  expect(maps).toMatch(/"\/campus\/about\/index\.html" "[^"]*sha256-about/);
  for (const line of maps.split('\n')) expect(line.length).toBeLessThan(4096);
});

test('throw an error for a value that nginx would interpret', () => {
  expect(() => headersMaps('/*\n  X-Test: $remote_addr\n')).toThrow('nginx cannot hold');
});
