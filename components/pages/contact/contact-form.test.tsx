import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToMessage, dropDraft } from '@/components/lib/contact-draft';
import { contact } from '@/content/pages/contact';
import { ContactForm } from './contact-form';
import { sendMessage } from './send-message';
import { sending } from './sending';

jest.mock('./send-message', () => ({ sendMessage: jest.fn() }));
const send = jest.mocked(sendMessage);
let finish: { resolve: () => void; reject: () => void } | undefined;

beforeEach(() => {
  sending.forget();
  dropDraft();
  send
    .mockReset()
    .mockImplementation(() => new Promise((resolve, reject) => (finish = { resolve, reject })));
});

// Sending continues after the form unmounts, so finish it before the next test starts.
afterEach(() => act(async () => finish?.resolve()));

const show = () => render(<ContactForm content={contact.form} />);
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const button = () => screen.getByRole('button');
const outcome = (how: 'resolve' | 'reject') => act(async () => finish?.[how]());

it('letters the door plate with the institution, for the eye only', () => {
  const { container } = show();
  const plate = container.firstElementChild!;
  expect(plate).toHaveTextContent('Your school');
  type(/institution/i, 'Larkfield High');
  expect(plate).toHaveTextContent('Larkfield High');
  expect(plate).toHaveAttribute('aria-hidden', 'true');
});

function fill() {
  type(/Full Name/, 'Marisol Reyes');
  type(/Email/, 'm.reyes@larkfield.example');
  type(/Institution Name/, 'Larkfield High');
  type(/Message/, 'Door 14 does not latch.');
}

test('has the specified fields and leaves their checking to the browser', () => {
  show();
  for (const [name, type, autocomplete] of [
    [/Full Name/, 'text', 'name'],
    [/Email/, 'email', 'email'],
    [/Institution Name/, 'text', 'organization'],
  ] as const) {
    expect(field(name)).toBeRequired();
    expect(field(name).type).toBe(type);
    expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
  }
  expect(field(/Message/)).not.toBeRequired();
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(false);
  for (const box of screen.getAllByRole('textbox')) {
    expect(box).not.toHaveAttribute('maxlength');
    expect(box).not.toHaveAttribute('pattern');
  }
  expect(button()).toHaveTextContent('Send Message');
});

test('hides the thank-you message when a new message begins', async () => {
  show();
  fill();
  await userEvent.click(button());
  await outcome('resolve');
  type(/Full Name/, 'A');
  expect(button()).toHaveTextContent('Send Message');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('keeps the text after a failure, offers it as an email and can send again', async () => {
  show();
  fill();
  await userEvent.click(button());
  await outcome('reject');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrong. Please try again or email us directly.',
  );
  expect(document.activeElement).toHaveTextContent('Something went wrong.');
  expect(screen.getByRole('link').getAttribute('href')).toContain('Door%2014');
  type(/Message/, 'Door 14. Since August.');
  expect(screen.getByRole('link').getAttribute('href')).toContain('Since%20August');

  await userEvent.click(button());
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('does nothing when the button is pressed again after sending', async () => {
  show();
  fill();
  await userEvent.click(button());
  await outcome('resolve');
  await userEvent.click(button());
  expect(send).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent('Message Sent!');
  for (const box of screen.getAllByRole('textbox'))
    expect(box).not.toHaveAttribute('aria-invalid', 'true');
  type(/Full Name/, 'A');
  expect(button()).toHaveAttribute('type', 'submit');
});

test('includes a sentence added during sending in the next message', async () => {
  const { unmount } = show();
  fill();
  await userEvent.click(button());
  unmount();
  addToMessage('I tried the lock panel: I locked Door 204.');
  await outcome('resolve');
  show();
  expect(field(/Message/).value).toBe('I tried the lock panel: I locked Door 204.');
  expect(field(/Full Name/).value).toBe('');
  type(/Full Name/, 'Marisol Reyes');
  expect(button()).toHaveTextContent('Send Message');
  expect(field(/Message/).value).toBe('I tried the lock panel: I locked Door 204.');
});
