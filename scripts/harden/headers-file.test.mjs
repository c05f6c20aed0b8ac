import { headersFor, parseHeaders } from '../headers.mjs';
import { headersFile } from './headers-file.mjs';
import { securityHeaders } from './policy.mjs';

const pages = [
  { path: '/', scripts: ['sha256-home'], styles: [] },
  { path: '/products/nexus/', scripts: ['sha256-nexus'], styles: ['sha256-sheet'] },
];
const rules = (settings = { basePath: '' }) => parseHeaders(headersFile(pages, settings));
const sent = (path, settings) => Object.fromEntries(headersFor(rules(settings), path));

describe('headersFile', () => {
  it('has the security headers for every file', () => {
    expect(sent('/media/team.svg')).toEqual(securityHeaders);
  });

  it('has a policy for each page, with framing', () => {
    expect(sent('/')['Content-Security-Policy']).toContain("script-src 'self' 'sha256-home';");
    const policy = sent('/products/nexus/')['Content-Security-Policy'];
    expect(policy).toContain("script-src 'self' 'sha256-nexus';");
    expect(policy).toContain("style-src 'self' 'sha256-sheet';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows caching only for files with a hash in their name', () => {
    expect(sent('/_next/static/chunks/a.js')['Cache-Control']).toContain('immutable');
    for (const path of ['/', '/products/nexus/', '/media/team.svg', '/robots.txt'])
      expect(sent(path)['Cache-Control']).toBeUndefined();
  });

  it('includes the sub-folder in paths', () => {
    const settings = { basePath: '/campus' };
    expect(sent('/campus/', settings)['Content-Security-Policy']).toContain('sha256-home');
    expect(sent('/campus/_next/static/a.js', settings)['Cache-Control']).toContain('immutable');
    expect(sent('/elsewhere/', settings)).toEqual({});
  });

  it('allows requests to the form’s endpoint', () => {
    const settings = { basePath: '', connect: 'https://forms.school.org' };
    expect(sent('/', settings)['Content-Security-Policy']).toContain(
      "connect-src 'self' https://forms.school.org;",
    );
  });

  it('throws an error with the page’s path if a line is too long', () => {
    const scripts = Array.from({ length: 40 }, (_, i) => `sha256-${'x'.repeat(44)}${i}`);
    expect(() => headersFile([{ path: '/long/', scripts, styles: [] }], { basePath: '' })).toThrow(
      '/long/',
    );
  });
});
