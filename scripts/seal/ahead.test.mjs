/** @jest-environment jsdom */
import { aheadScript, chunksByPath } from './ahead.mjs';

const own = [
  'let r={home:()=>e.A(1),about:()=>e.A(2),product:()=>e.A(3),"coming-soon":()=>e.A(4)};',
  '2,e=>{e.v(t=>Promise.all(["static/chunks/about.js"].map(t=>e.l(t))).then(()=>t(20)))},' +
    '3,e=>{e.v(t=>Promise.all(["static/chunks/view.js","static/chunks/shared.js"].map(t=>e.l(t))).then(()=>t(30)))},',
];
const chunks = {
  'static/chunks/view.js':
    '{"../../../content/products/nexus.ts":{id:()=>31,module:()=>s.A(31)}}' +
    '31,s=>{s.v(t=>Promise.all(["static/chunks/nexus.js"].map(t=>s.l(t))).then(()=>t(32)))},',
  'static/chunks/shared.js': '',
};
const read = (chunk) => chunks[chunk];
const nexus = { path: '/products/nexus', kind: 'product', slug: 'nexus' };
const pages = [{ path: '/', kind: 'home' }, { path: '/about', kind: 'about' }, nexus];

const table = {
  '/about': ['static/chunks/about.js'],
  '/products/nexus': ['static/chunks/view.js', 'static/chunks/shared.js', 'static/chunks/nexus.js'],
};

it('finds the chunks of a page, and those of a product with its words', () => {
  expect(chunksByPath(pages, own, read)).toEqual(table);
});

it.each([
  ['a kind', { path: '/coming-soon', kind: 'coming-soon' }, 'coming-soon'],
  ['a product', { ...nexus, slug: 'unknown' }, 'unknown'],
])('says for which page of %s it found none', (_, page, name) => {
  expect(() => chunksByPath([page], own, read)).toThrow(name);
});

it.each([
  ['#/about', ['about']],
  ['#/Products/Nexus/?from=mail', ['view', 'shared', 'nexus']],
  ['#/nowhere', []],
  ['#/__proto__', []],
])('asks for the chunks that %s needs', (hash, names) => {
  location.hash = hash;
  document.head.replaceChildren();
  new Function(aheadScript(table, '/campus'))();
  expect([...document.head.children].map((link) => link.getAttribute('href'))).toEqual(
    names.map((name) => `/campus/_next/static/chunks/${name}.js`),
  );
});
