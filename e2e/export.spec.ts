import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from './fixtures';

test.skip(!!process.env.BASE_URL, 'reads the files of the export itself');

const files = () =>
  readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
const holding = (pattern: RegExp, ending: string) =>
  files().filter((name) => name.endsWith(ending) && pattern.test(readFileSync(name, 'utf8')));

test('the export contains no development tools', () => {
  expect(files().length).toBeGreaterThan(50);
  expect(holding(/Design aids|Mobile 390/, '.js')).toEqual([]);
  expect(holding(/Design aids/, '.html')).toEqual([]);
});

test('each page links its own part of the style sheet once, after its heading', () => {
  const sizes = holding(/./, '.css').map((name) => readFileSync(name).length);
  const pages = holding(/<main/, '.html');
  expect(pages.length).toBeGreaterThan(40);
  for (const name of pages) {
    const html = readFileSync(name, 'utf8');
    const [sheet, ...others] = html.matchAll(/<link [^>]*rel="stylesheet" href="([^"]+)"/g);
    expect([name, others]).toEqual([name, []]);
    expect(sheet!.index, name).toBeGreaterThan(html.indexOf('</h1>'));
    const part = readFileSync(`out${sheet![1]}`).length;
    expect(part, name).toBeLessThan(Math.max(...sizes) * 0.6);
  }
});

test('the heading of every page is in the first 13 KB, which a browser gets at once', () => {
  // A quick compression; what a host sends is a little smaller.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  for (const name of holding(/<h1/, '.html')) {
    const [above = ''] = readFileSync(name, 'utf8').split('</h1>');
    expect(brotliCompressSync(above, { params }).length, name).toBeLessThan(13 * 1024);
  }
});

const hash = (text: string | Buffer, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
const home = () => readFileSync('out/index.html', 'utf8');

test('every page has its policy before any other element loads', () => {
  const first =
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"[^>]+><script>window.trustedTypes/;
  expect(holding(first, '.html')).toEqual(holding(/./, '.html'));
  expect(holding(/unsafe-(inline|eval|hashes)/, '.html')).toEqual([]);
});

test('the policy has the hash of each inline script and style, and each loaded file has its integrity', () => {
  const inline = [...home().matchAll(/<(script|style)(?![^>]* src=)[^>]*>([^]*?)<\/\1>/g)].filter(
    ([tag]) => !tag.startsWith('<script type="application/ld+json"'),
  );
  const [policy = ''] = /Content-Security-Policy" content="[^"]+"/.exec(home()) ?? [];
  expect(inline.length).toBeGreaterThan(5);
  for (const [, , text = ''] of inline) expect(policy).toContain(`'${hash(text)}'`);

  const scripts = [...home().matchAll(/<script src="([^"]+)"[^>]*>/g)];
  expect(scripts.length).toBeGreaterThan(5);
  const sheets = [...home().matchAll(/<link [^>]*href="([^"]+\.css)"[^>]*>/g)];
  expect(sheets, 'a preload and a link').toHaveLength(2);
  for (const [tag, address] of [...scripts, ...sheets])
    expect(tag).toContain(`integrity="${hash(readFileSync(`out${address}`), 'sha384')}"`);
});
