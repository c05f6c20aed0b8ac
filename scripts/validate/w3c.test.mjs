import { serious } from './w3c.mjs';

const policy = 'Inline script violates Content Security Policy (meta tag): blocked.';
const headings =
  'This document has heading elements but none of them has a computed heading level of 1.';

describe('what the W3C’s validator says', () => {
  it('counts when it is an error or a warning', () => {
    const messages = [
      { type: 'error', url: 'file:/out/index.html', lastLine: 3, message: 'Stray end tag “p”.' },
      { type: 'info', subType: 'warning', url: 'file:/out/a.html', message: 'Empty heading.' },
      { type: 'non-document-error', url: 'file:/out/b.html', message: 'File not found.' },
    ];
    expect(serious(messages)).toEqual([
      'file:/out/index.html:3 Stray end tag “p”.',
      'file:/out/a.html:1 Empty heading.',
      'file:/out/b.html:1 File not found.',
    ]);
  });

  it('does not count when it is a note, or about a policy that it cannot judge', () => {
    const messages = [
      { type: 'info', message: 'Trailing slash on void elements has no effect.' },
      { type: 'info', subType: 'warning', message: policy },
    ];
    expect(serious(messages)).toEqual([]);
  });

  it('allows 404.html alone to have no first heading', () => {
    const warning = { type: 'info', subType: 'warning', message: headings };
    expect(serious([{ ...warning, url: 'file:/out/404.html' }])).toEqual([]);
    expect(serious([{ ...warning, url: 'file:/out/index.html' }])).toHaveLength(1);
  });
});
