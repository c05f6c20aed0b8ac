import { fitsButton, keepSchoolName, readSchoolName } from './school-name';

beforeEach(() => keepSchoolName(''));
afterEach(() => jest.restoreAllMocks());

/** The name after a reload: a fresh copy of the module. */
function afterReload() {
  let name = '';
  jest.isolateModules(() => {
    name = jest.requireActual<typeof import('./school-name')>('./school-name').readSchoolName();
  });
  return name;
}

test('keeps the name in the tab until it is taken away', () => {
  keepSchoolName('Lincoln High');
  expect(readSchoolName()).toBe('Lincoln High');
  expect(afterReload()).toBe('Lincoln High');
  keepSchoolName('');
  expect(readSchoolName()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('keeps it until the page is left where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepSchoolName('Lincoln High');
  expect(readSchoolName()).toBe('Lincoln High');
  expect(afterReload()).toBe('');
});

test.each(['7', '{"a":1}', 'no JSON'])('something else in storage (%s) is no name', (value) => {
  sessionStorage.setItem('school-name', value);
  expect(afterReload()).toBe('');
});

test('a button has a short name in its label, and wide letters count twice', () => {
  expect(fitsButton('Lincoln High School')).toBe(true);
  expect(fitsButton('Lincoln Consolidated High')).toBe(false);
  expect(fitsButton('東京都立国際高等学校附属')).toBe(false);
});
