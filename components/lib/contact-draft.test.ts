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

test('a sentence is put into an empty message', () => {
  addToMessage(sentence);
  expect(readDraft()).toEqual({ ...emptyDraft, message: sentence });
});

test('a message that was typed stays, and the sentence follows on its own line', () => {
  keepDraft({ ...emptyDraft, name: 'Marisol Reyes', message: 'Door 14 does not latch.\n' });
  addToMessage(sentence);
  expect(readDraft().name).toBe('Marisol Reyes');
  expect(readDraft().message).toBe(`Door 14 does not latch.\n${sentence}`);
});

test('the same sentence is not said twice, and an empty one not at all', () => {
  addToMessage(sentence);
  addToMessage(sentence);
  addToMessage('  ');
  expect(readDraft().message).toBe(sentence);
});

test('sending forgets what was sent and keeps a sentence added meanwhile', () => {
  const sent = { ...emptyDraft, name: 'Marisol Reyes', message: 'Door 14 does not latch. \n' };
  keepDraft(sent);
  addToMessage(sentence);
  dropSent(sent);
  expect(readDraft()).toEqual({ ...emptyDraft, message: sentence });
  dropSent(readDraft());
  expect(afterReload()).toEqual(emptyDraft);
});

test('the draft is there after a reload, and gone once dropped', () => {
  addToMessage(sentence);
  expect(afterReload().message).toBe(sentence);
  dropDraft();
  expect(afterReload()).toEqual(emptyDraft);
  expect(readDraft()).toEqual(emptyDraft);
});

test('where storage is denied or full the draft lasts until the page is left', () => {
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
