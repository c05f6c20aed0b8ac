import { contentPolicy, securityHeaders, trustedTypesScript } from './policy.mjs';

/** Runs the script in a page of `https://school.org` and returns the rules of its default policy. */
function defaultPolicy(basePath = '') {
  const policies = {};
  const trustedTypes = { createPolicy: (name, rules) => (policies[name] = rules) };
  const run = new Function('window', 'trustedTypes', 'location', trustedTypesScript(basePath));
  run({ trustedTypes }, trustedTypes, { origin: 'https://school.org' });
  return policies.default;
}

describe('trustedTypesScript', () => {
  it('allows scripts of this build', () => {
    const address = '/_next/static/chunks/a.js';
    expect(defaultPolicy().createScriptURL(address)).toBe(address);
    expect(defaultPolicy('/campus').createScriptURL(`/campus${address}`)).toBe(`/campus${address}`);
  });

  test.each([
    'https://evil.org/_next/static/a.js',
    '//evil.org/_next/static/a.js',
    '/media/_next/static/a.js',
    '/_next/static/../../media/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://school.org/1',
  ])('starts nothing from %s', (address) => {
    expect(defaultPolicy().createScriptURL(address)).toBeUndefined();
  });

  it('allows scripts in a sub-folder', () => {
    expect(defaultPolicy('/campus').createScriptURL('/_next/static/a.js')).toBeUndefined();
  });

  it('allows text without a tag as HTML, and React’s empty script', () => {
    const { createHTML } = defaultPolicy();
    expect(createHTML('{"name":"Elmgate"}')).toBe('{"name":"Elmgate"}');
    expect(createHTML('<script></script>')).toBe('<script></script>');
  });

  test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a<b', '<'])(
    'blocks %s as HTML',
    (html) => {
      expect(defaultPolicy().createHTML(html)).toBeUndefined();
    },
  );

  it('contains no tag, so that a page can contain it', () => {
    expect(trustedTypesScript('')).not.toMatch(/<[a-z/!]/i);
  });

  it('allows no text as script', () => {
    expect(defaultPolicy().createScript).toBeUndefined();
  });

  it('does nothing in a browser without Trusted Types', () => {
    const run = new Function('window', trustedTypesScript(''));
    expect(() => run({})).not.toThrow();
  });
});

describe('contentPolicy', () => {
  const policy = contentPolicy({ scripts: ['sha256-a'], styles: ['sha256-b'], header: true });

  it('allows only what is listed', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|https:|http:/);
  });

  it('forbids framing in the header only, because a meta tag cannot', () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(contentPolicy({ scripts: [], styles: [] })).not.toContain('frame-ancestors');
  });
});

describe('securityHeaders', () => {
  it('sets HSTS for two years without preload', () => {
    expect(securityHeaders['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });
});
