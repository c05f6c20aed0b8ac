import { dropDraft, emptyDraft, keepDraft, readDraft } from './contact-draft';
import { prefillMessage } from './contact-prefill';

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

test('a sentence waits in the message', () => {
  prefillMessage(sentence);
  expect(readDraft()).toEqual({ ...emptyDraft, message: sentence });
});

test('a message that was typed stays, and the sentence follows on its own line', () => {
  keepDraft({ ...emptyDraft, name: 'Marisol Reyes', message: 'Door 14 does not latch.\n' });
  prefillMessage(sentence);
  expect(readDraft().name).toBe('Marisol Reyes');
  expect(readDraft().message).toBe(`Door 14 does not latch.\n${sentence}`);
});

test('the same sentence is not said twice, and an empty one not at all', () => {
  prefillMessage(sentence);
  prefillMessage(sentence);
  prefillMessage('  ');
  expect(readDraft().message).toBe(sentence);
});

test('the draft is there after a reload, and gone once dropped', () => {
  prefillMessage(sentence);
  expect(afterReload().message).toBe(sentence);
  dropDraft();
  expect(afterReload()).toEqual(emptyDraft);
  expect(readDraft()).toEqual(emptyDraft);
});

test('where storage is denied or full the draft lasts until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  prefillMessage(sentence);
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
