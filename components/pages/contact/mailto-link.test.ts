import { brand } from '@/content/site/brand';
import { contact } from '@/content/pages/contact';
import { mailtoLink } from './mailto-link';

const link = (message: Partial<Parameters<typeof mailtoLink>[1]>) =>
  new URL(
    mailtoLink(
      contact.form,
      { name: '', email: '', institution: '', message: '', ...message },
      contact.form.error,
    ),
  );
const body = (message: Parameters<typeof link>[0]) => link(message).searchParams.get('body');

test('has the general address and a subject', () => {
  const { pathname, searchParams } = link({});
  expect(pathname).toBe(brand.mail.general);
  expect(searchParams.get('subject')).toBe('Message from the contact form');
});

test('includes every field, with line breaks and special characters', () => {
  const typed = {
    name: 'Zoë & Ann',
    email: 'a+b@larkfield.example',
    institution: 'Larkfield #1?',
    message: ' Door 14 = open.\nSince 10/3, 100% ',
  };
  expect(body(typed)).toBe(
    'Full Name: Zoë & Ann\r\nEmail: a+b@larkfield.example\r\nInstitution Name: Larkfield #1?\r\n\r\n' +
      'Door 14 = open.\r\nSince 10/3, 100%',
  );
  expect(link(typed).href).not.toContain('+b');
});

test('leaves out empty fields', () => {
  expect(body({ name: 'Ann', email: ' ' })).toBe('Full Name: Ann');
  expect(body({ message: 'Hello' })).toBe('Hello');
});
