import { readSettings } from './read-settings.mjs';

const [endpoint, basePath, address] = [
  'NEXT_PUBLIC_CONTACT_ENDPOINT',
  'NEXT_PUBLIC_BASE_PATH',
  'NEXT_PUBLIC_SITE_URL',
];

test('needs no setting', () => {
  expect(readSettings({})).toEqual({ basePath: '', endpoint: undefined, connect: undefined });
  expect(readSettings({ [endpoint]: '' }).endpoint).toBeUndefined();
});

test('gives the policy the origin of the endpoint, not its path', () => {
  expect(readSettings({ [endpoint]: 'https://forms.school.org/contact?key=1' })).toMatchObject({
    endpoint: 'https://forms.school.org/contact?key=1',
    connect: 'https://forms.school.org',
  });
});

test.each([
  [endpoint, 'https://forms.school.org/'],
  [endpoint, 'http://localhost:9000/contact'],
  [endpoint, 'http://127.0.0.1:9000/contact'],
  [basePath, ''],
  [basePath, '/campus'],
  [basePath, '/schools/campus-1'],
  [basePath, '/v1.2'],
  [address, 'https://www.school.org'],
  [address, 'http://localhost:4173'],
  [address, 'https://school.org/campus'],
])('takes %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).not.toThrow();
});

test.each([
  [endpoint, 'forms.school.org/contact'],
  [endpoint, '/contact'],
  [endpoint, 'http://forms.school.org/contact'],
  [endpoint, 'javascript:alert(1)'],
  [endpoint, 'https://user:secret@forms.school.org'],
  [endpoint, 'https://forms.school.org/#now'],
  [endpoint, 'https://*.school.org/contact'],
  [endpoint, "https://a.org; script-src 'unsafe-inline'"],
  [endpoint, 'https://'],
  [basePath, 'campus'],
  [basePath, '/'],
  [basePath, '/campus/'],
  [basePath, '//campus'],
  [basePath, "/it's"],
  [basePath, '/a b'],
  [basePath, '/..'],
  [address, 'www.school.org'],
  [address, 'https://www.school.org/'],
  [address, 'https://a.org?b'],
])('refuses %s=%s by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('says what would be right, and names every wrong setting at once', () => {
  const read = () => readSettings({ [basePath]: 'campus', [endpoint]: 'yes' });
  expect(read).toThrow(/NEXT_PUBLIC_BASE_PATH[\s\S]*NEXT_PUBLIC_CONTACT_ENDPOINT/);
  expect(read).toThrow('It must be a full https address');
});
