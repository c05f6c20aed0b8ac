/** Compares what the code stores in the browser with the list and with the privacy policy. */
import { readdirSync, readFileSync } from 'node:fs';
import { browserStorage } from './browser-storage';
import { privacy } from '@/content/legal/privacy';

const sources = ['app', 'components', 'content']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => `${folder}/${String(file)}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('the privacy policy says of everything what is kept and how long', () => {
  const cookies = privacy.sections.find(({ title }) => title === 'Cookies');
  const said = Object.values(browserStorage).map(({ what, until }) => `${what} ${until}`);
  expect(cookies?.items).toEqual(said);
});

it('the list has every name that the code stores under, and no other', () => {
  const stored = sources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:keepInTab|setItem)\(\s*['"]([^'"]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(stored)].sort()).toEqual(Object.keys(browserStorage).sort());
});

it('only one file uses storage', () => {
  const storing = sources.filter(({ text }) => /\bsessionStorage\b/.test(text));
  expect(storing.map(({ file }) => file)).toEqual(['components/lib/tab-storage.ts']);
  const elsewhere = /\b(localStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\./;
  expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([]);
});
