import { contentPolicy, securityHeaders, trustedTypesScript } from './policy.mjs';

/** Runs the script in a page of `https://school.org` and gives the rules of its default policy. */
function defaultPolicy(basePath = '') {
  const policies = {};
  const trustedTypes = { createPolicy: (name, rules) => (policies[name] = rules) };
  const run = new Function('window', 'trustedTypes', 'location', trustedTypesScript(basePath));
  run({ trustedTypes }, trustedTypes, { origin: 'https://school.org' });
  return policies.default;
}

describe('trustedTypesScript', () => {
  it('starts scripts of this site’s own build', () => {
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

  it('knows its sub-folder', () => {
    expect(defaultPolicy('/campus').createScriptURL('/_next/static/a.js')).toBeUndefined();
  });

  it('lets text without a tag become HTML, and the empty script React makes', () => {
    const { createHTML } = defaultPolicy();
    expect(createHTML('{"name":"Elmgate"}')).toBe('{"name":"Elmgate"}');
    expect(createHTML('<script></script>')).toBe('<script></script>');
  });

  test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a<b', '<'])(
    'makes no HTML of %s',
    (html) => {
      expect(defaultPolicy().createHTML(html)).toBeUndefined();
    },
  );

  it('holds no tag itself, so that it can stand in a page', () => {
    expect(trustedTypesScript('')).not.toMatch(/<[a-z/!]/i);
  });

  it('never turns text into code', () => {
    expect(defaultPolicy().createScript).toBeUndefined();
  });

  it('does nothing in a browser without trusted types', () => {
    const run = new Function('window', trustedTypesScript(''));
    expect(() => run({})).not.toThrow();
  });
});

describe('contentPolicy', () => {
  const policy = contentPolicy({ scripts: ['sha256-a'], styles: ['sha256-b'], header: true });

  it('allows nothing that is not named', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|https:|http:/);
  });

  it('keeps framing for the header, where alone it counts', () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(contentPolicy({ scripts: [], styles: [] })).not.toContain('frame-ancestors');
  });
});

describe('securityHeaders', () => {
  it('asks for https for two years, and leaves the preload list to the owner', () => {
    expect(securityHeaders['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });
});
