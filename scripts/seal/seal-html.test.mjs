import { digest } from './policy.mjs';
import { sealHtml } from './seal-html.mjs';

const options = {
  basePath: '',
  fileDigest: (address) => (address.includes('gone') ? undefined : 'sha384-abc'),
};
const page = (body = '', head = '') =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  `<link rel="stylesheet" href="/_next/a.css"/><script src="/_next/a.js" async=""></script>${head}</head>` +
  `<body>${body}<script>self.__next_f.push([1,"x"])</script></body></html>`;

describe('sealHtml', () => {
  it('puts the policy right after the charset and the Trusted Types policy right after it', () => {
    const { html } = sealHtml(page(), options);
    expect(html).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>window\.trustedTypes/,
    );
  });

  it('vouches for each inline script by its digest, and for nothing else', () => {
    const { html, scripts } = sealHtml(page(), options);
    expect(scripts).toContain(digest('sha256', 'self.__next_f.push([1,"x"])'));
    expect(html).not.toContain('unsafe-inline');
    for (const hash of scripts) expect(html).toContain(`'${hash}'`);
  });

  it('gives every script and style sheet its integrity', () => {
    const { html } = sealHtml(page(), options);
    expect(html).toContain('href="/_next/a.css" integrity="sha384-abc"');
    expect(html).toContain('src="/_next/a.js" async="" integrity="sha384-abc"');
  });

  it('changes nothing the second time', () => {
    const once = sealHtml(page(), options).html;
    expect(sealHtml(once, options).html).toBe(once);
  });

  it('lets the form post to its endpoint, and otherwise connects to nothing but the site', () => {
    expect(sealHtml(page(), options).html).toContain("connect-src 'self';");
    expect(sealHtml(page(), { ...options, connect: 'https://f.example' }).html).toContain(
      "connect-src 'self' https://f.example;",
    );
  });

  it('leaves data blocks alone', () => {
    const body = '<script type="application/ld+json">{"a":1}</script>';
    expect(sealHtml(page(body), options).html).toContain(body);
  });

  test.each([
    ['an inline script it does not know', '<script>alert(1)</script>', 'alert(1)'],
    ['an inline style', '<p style="color:red">', 'color:red'],
    ['an inline style sheet', '<style>p{color:red}</style>', 'color:red'],
    ['a script that is not in the export', '<script src="/gone.js"></script>', '/gone.js'],
  ])('fails at %s, with its excerpt', (_, body, excerpt) => {
    expect(() => sealHtml(page(body), options)).toThrow(excerpt);
  });
});
