/** Compares what the code stores in the browser with the list and with the privacy policy. */
import { readdirSync, readFileSync } from 'node:fs';
import { browserStorage } from './browser-storage';
import { privacy } from '@/content/legal/privacy';

const entries = Object.entries(browserStorage);
const sources = ['app', 'components', 'content']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => `${folder}/${String(file)}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const policy = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

it.each(entries)('the privacy policy mentions %s', (_, statement) => {
  expect(policy).toContain(statement);
});

it.each(entries)('%s is used', (name) => {
  expect(sources.filter(({ text }) => text.includes(`keepInTab('${name}',`))).toHaveLength(1);
});

it('only one file uses storage, with names from the list', () => {
  const storing = sources.filter(({ text }) => /\bsessionStorage\b/.test(text));
  expect(storing.map(({ file }) => file)).toEqual(['components/lib/tab-storage.ts']);
  const elsewhere = /\b(localStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\./;
  expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([]);
});
