import { contact } from '@/content/pages/contact';
import { brand } from '@/content/site/brand';
import { emptyDraft, keepDraft, mailtoLink, readDraft } from './contact-draft';

const typed = { ...emptyDraft, name: 'Marisol Reyes', message: 'Door 14 does not latch.' };

beforeEach(() => keepDraft(emptyDraft));
afterEach(() => jest.restoreAllMocks());

/** A fresh copy of the module: the visitor has reloaded the page. */
function afterReload() {
  let draft = emptyDraft;
  jest.isolateModules(() => {
    draft = jest.requireActual<typeof import('./contact-draft')>('./contact-draft').readDraft();
  });
  return draft;
}

test('keeps the draft after a reload until it is empty', () => {
  keepDraft(typed);
  expect(afterReload()).toEqual(typed);
  keepDraft(emptyDraft);
  expect(afterReload()).toEqual(emptyDraft);
  expect(sessionStorage).toHaveLength(0);
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

test.each([
  [
    { name: 'Zoë & Ann', email: 'a+b@larkfield.example', institution: 'Larkfield #1?' },
    ' Door 14 = open.\nSince 10/3, 100% ',
    'Full Name: Zoë & Ann\r\nEmail: a+b@larkfield.example\r\nInstitution Name: Larkfield #1?\r\n\r\n' +
      'Door 14 = open.\r\nSince 10/3, 100%',
  ],
  [{ name: 'Ann', email: ' ' }, '', 'Full Name: Ann'],
  [{}, 'Hello', 'Hello'],
])('an email has the filled fields of %j, and the message', (fields, message, body) => {
  const link = new URL(mailtoLink(contact.form, { ...emptyDraft, ...fields, message }));
  expect(link.pathname).toBe(brand.mail.general);
  expect(link.searchParams.get('subject')).toBe('Message from the contact form');
  expect(link.searchParams.get('body')).toBe(body);
  expect(link.href).not.toContain('+b');
});
