import { dropDraft, emptyDraft, keepDraft, readDraft } from './contact-draft';

const typed = { ...emptyDraft, name: 'Marisol Reyes', message: 'Door 14 does not latch.' };

beforeEach(() => dropDraft());
afterEach(() => jest.restoreAllMocks());

/** A fresh copy of the module: the visitor has reloaded the page. */
function afterReload() {
  let draft = emptyDraft;
  jest.isolateModules(() => {
    draft = jest.requireActual<typeof import('./contact-draft')>('./contact-draft').readDraft();
  });
  return draft;
}

test('keeps the draft after a reload until it is dropped', () => {
  keepDraft(typed);
  expect(afterReload()).toEqual(typed);
  dropDraft();
  expect(afterReload()).toEqual(emptyDraft);
  expect(readDraft()).toEqual(emptyDraft);
});

test('keeps the draft until the page is left where storage is denied or full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(typed);
  expect(readDraft()).toEqual(typed);
  expect(afterReload()).toEqual(emptyDraft);
});

test.each(['not json', '7', '[]', '{"name":7,"message":"kept","__proto__":"x","other":"y"}'])(
  'something else in storage (%s) does no harm',
  (value) => {
    sessionStorage.setItem('contact-draft', value);
    const draft = readDraft();
    expect(Object.keys(draft)).toEqual(Object.keys(emptyDraft));
    expect(draft.name).toBe('');
  },
);
