import { cleanName, fitsButton, nameSchool, readSchoolName } from './school-name';

beforeEach(() => nameSchool(''));
afterEach(() => jest.restoreAllMocks());

/** The name after a reload: a fresh copy of the module. */
function afterReload() {
  let name = '';
  jest.isolateModules(() => {
    name = jest.requireActual<typeof import('./school-name')>('./school-name').readSchoolName();
  });
  return name;
}

test.each([
  ['spaces at the ends and several in a row', '  Lincoln \t High\n', 'Lincoln High'],
  ['what turns the words around it', 'Lincoln \u202ehgiH\u2066', 'Lincoln hgiH'],
  ['control characters and half letters', 'Lin\u0007co\ud800ln\u200b', 'Lincoln'],
  ['nothing else', '<b>École Nº 1</b> “東京” 👩‍🏫🇺🇸', '<b>École Nº 1</b> “東京” 👩‍🏫🇺🇸'],
])('drops %s', (_, typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test('keeps 60 letters, each with its marks', () => {
  expect(cleanName('x'.repeat(61))).toBe('x'.repeat(60));
  expect(cleanName('👩‍🏫'.repeat(61))).toBe('👩‍🏫'.repeat(60));
});

test('keeps the name in the tab until it is taken away', () => {
  nameSchool('Lincoln High ');
  expect(readSchoolName()).toBe('Lincoln High');
  expect(afterReload()).toBe('Lincoln High');
  nameSchool(' ');
  expect(readSchoolName()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('keeps it until the page is left where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  nameSchool('Lincoln High');
  expect(readSchoolName()).toBe('Lincoln High');
  expect(afterReload()).toBe('');
});

test.each(['7', '{"a":1}', 'no JSON', '"\\u202e"'])(
  'something else in storage (%s) is no name',
  (value) => {
    sessionStorage.setItem('school-name', value);
    expect(afterReload()).toBe('');
  },
);

test('a button has a short name in its label, and wide letters count twice', () => {
  expect(fitsButton('Lincoln High School')).toBe(true);
  expect(fitsButton('Lincoln Consolidated High')).toBe(false);
  expect(fitsButton('東京都立国際高等学校附属')).toBe(false);
});
