import {
  addToMessage,
  dropDraft,
  dropSent,
  emptyDraft,
  keepDraft,
  readDraft,
} from './contact-draft';

const sentence = 'I watched the panic-button walkthrough for a district.';

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

test('adds a sentence to an empty message', () => {
  addToMessage(sentence);
  expect(readDraft()).toEqual({ ...emptyDraft, message: sentence });
});

test('adds a sentence to a typed message on a new line', () => {
  keepDraft({ ...emptyDraft, name: 'Marisol Reyes', message: 'Door 14 does not latch.\n' });
  addToMessage(sentence);
  expect(readDraft().name).toBe('Marisol Reyes');
  expect(readDraft().message).toBe(`Door 14 does not latch.\n${sentence}`);
});

test('adds neither a sentence twice nor an empty one', () => {
  addToMessage(sentence);
  addToMessage(sentence);
  addToMessage('  ');
  expect(readDraft().message).toBe(sentence);
});

test('removes what was sent and keeps a sentence added since', () => {
  const sent = { ...emptyDraft, name: 'Marisol Reyes', message: 'Door 14 does not latch. \n' };
  keepDraft(sent);
  addToMessage(sentence);
  dropSent(sent);
  expect(readDraft()).toEqual({ ...emptyDraft, message: sentence });
  dropSent(readDraft());
  expect(afterReload()).toEqual(emptyDraft);
});

test('keeps the draft after a reload until it is dropped', () => {
  addToMessage(sentence);
  expect(afterReload().message).toBe(sentence);
  dropDraft();
  expect(afterReload()).toEqual(emptyDraft);
  expect(readDraft()).toEqual(emptyDraft);
});

test('keeps the draft until the page is left where storage is denied or full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToMessage(sentence);
  expect(readDraft().message).toBe(sentence);
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
