/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const documents = readdirSync('docs', { recursive: true })
  .map((file) => `docs/${file}`)
  .concat('README.md', 'CONTRIBUTING.md', 'SECURITY.md')
  .filter((file) => file.endsWith('.md'));

test.each(documents)('the files that %s names exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) =>
    join(document, '..', to),
  );
  const names = [
    ...text.matchAll(/`((?:[\w@[\].-]+\/)+[\w@[\].-]+\.(?:tsx?|mjs|css|json|sh|conf))`/g),
  ];
  const missing = [...links, ...names.map(([, name]) => name)].filter(
    (file) =>
      !/^\.export|^out/.test(file) && !existsSync(file) && !existsSync(`components/${file}`),
  );
  expect(missing).toEqual([]);
});
