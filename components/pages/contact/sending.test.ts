import { readTab } from '@/components/lib/tab-storage';
import { emptyDraft } from './contact-draft';
import { sendToEndpoint } from './sending';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const address = 'https://forms.school.org/contact';
const send = () => sendToEndpoint(address, { ...emptyDraft, page: '/products/nexus' });

// What the form does with the answers is in e2e/variants/contact-endpoint.spec.ts.
test('a message goes on when the visitor closes the page', async () => {
  window.fetch = jest.fn().mockResolvedValue({ ok: true });
  expect(await send()).toBe('success');
  expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test.each([
  ['is an error, and the tab forgets the message', false, 'error', null],
  ['says nothing about the server if the page then ends', true, 'unknown', true],
])('a failed request %s', async (_, isEnding, result, kept) => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const sent = send();
  await jest.advanceTimersByTimeAsync(0);
  if (isEnding) window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await sent).toBe(result);
  expect(readTab('contact-sending')).toBe(kept);
});

test('no answer in ten seconds is an error', async () => {
  const failed = jest.fn();
  window.fetch = jest.fn(
    (_, init) =>
      new Promise<never>((_, reject) => init!.signal!.addEventListener('abort', () => reject())),
  );
  void send().then(failed);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith('error');
});

test('a request of which the browser revives only the page says nothing about the server', async () => {
  window.fetch = jest.fn(() => new Promise<never>(() => {}));
  const sent = send();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await sent).toBe('unknown');
  expect(readTab('contact-sending')).toBe(true);
});
