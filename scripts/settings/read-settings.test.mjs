import { readSettings } from './read-settings.mjs';

const endpoint = (value) => () => readSettings({ NEXT_PUBLIC_CONTACT_ENDPOINT: value });
const basePath = (value) => () => readSettings({ NEXT_PUBLIC_BASE_PATH: value });
const address = (value) => () => readSettings({ NEXT_PUBLIC_SITE_URL: value });

describe('readSettings', () => {
  it('needs no setting', () => {
    expect(readSettings({})).toEqual({ basePath: '', endpoint: undefined, connect: undefined });
    expect(readSettings({ NEXT_PUBLIC_CONTACT_ENDPOINT: '' }).endpoint).toBeUndefined();
  });

  it('gives the policy the origin of the endpoint, not its path', () => {
    expect(endpoint('https://forms.school.org/contact?key=1')()).toMatchObject({
      endpoint: 'https://forms.school.org/contact?key=1',
      connect: 'https://forms.school.org',
    });
  });

  test.each([
    'https://forms.school.org/',
    'http://localhost:9000/contact',
    'http://127.0.0.1:9000/contact',
  ])('takes the endpoint %s', (value) => {
    expect(endpoint(value)).not.toThrow();
  });

  test.each([
    'forms.school.org/contact',
    '/contact',
    'http://forms.school.org/contact',
    'ftp://forms.school.org',
    'javascript:alert(1)',
    'https://user:secret@forms.school.org',
    'https://forms.school.org/#now',
    'https://*.school.org/contact',
    "https://a.org; script-src 'unsafe-inline'",
    'https://',
    'yes',
  ])('refuses the endpoint %s, by name and with what would be right', (value) => {
    expect(endpoint(value)).toThrow('NEXT_PUBLIC_CONTACT_ENDPOINT');
    expect(endpoint(value)).toThrow('It must be a full https address');
  });

  test.each(['', '/campus', '/schools/campus-1', '/v1.2'])('takes the base path %p', (value) => {
    expect(basePath(value)).not.toThrow();
  });

  test.each([
    'campus',
    '/',
    '/campus/',
    '//campus',
    "/it's",
    '/a b',
    '/..',
    'https://a.org/campus',
  ])('refuses the base path %p', (value) => {
    expect(basePath(value)).toThrow('NEXT_PUBLIC_BASE_PATH');
  });

  test.each(['https://www.school.org', 'http://localhost:4173', 'https://school.org/campus'])(
    'takes the site address %s',
    (value) => {
      expect(address(value)).not.toThrow();
    },
  );

  test.each(['www.school.org', 'https://www.school.org/', 'https://a.org?b', 'mailto:a@b.org'])(
    'refuses the site address %s',
    (value) => {
      expect(address(value)).toThrow('NEXT_PUBLIC_SITE_URL');
    },
  );

  it('names every wrong setting at once', () => {
    const read = () =>
      readSettings({ NEXT_PUBLIC_BASE_PATH: 'campus', NEXT_PUBLIC_CONTACT_ENDPOINT: 'yes' });
    expect(read).toThrow(/NEXT_PUBLIC_BASE_PATH[\s\S]*NEXT_PUBLIC_CONTACT_ENDPOINT/);
  });
});
