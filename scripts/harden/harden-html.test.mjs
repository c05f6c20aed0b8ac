/** @jest-environment node */
import { hardenHtml } from './harden-html.mjs';

/** A page with an element, hardened in an export that holds no file. */
const harden = (element) =>
  hardenHtml(`<html><head><meta charset="utf-8"></head><body>${element}</body></html>`, {
    basePath: '',
    fileHash: () => undefined,
  });

// e2e/export.spec.ts has what it adds to the pages of the export.
test.each([
  '<script>alert(1)</script>',
  '<script>self.__next_f.push([1,"a"]);alert(1)</script>',
  '<p style="color:red">',
  '<style>p{color:red}</style>',
  '<p onclick="alert(1)">',
  '<a href="javascript:alert(1)">',
  '<img src="//evil.example/a.png">',
  '<script src="https://evil.example/a.js"></script>',
  '<link rel="prefetch" href="/about/">',
  '<iframe src="/about/"></iframe>',
  '<script src="/_next/missing.js"></script>',
])('rejects and quotes what the site does not use: %s', (element) => {
  expect(() => harden(element)).toThrow(element.slice(0, 20));
});
