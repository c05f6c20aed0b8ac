import { emptyDraft } from '@/components/lib/contact-draft';
import { sendSimulated, sendToEndpoint } from './send-message';

const endpoint = 'https://forms.school.org/contact';
const message = { ...emptyDraft, name: 'Marisol Reyes', message: '“Door 14”\ndoes not latch.' };
const request = jest.fn<Promise<unknown>, [string, RequestInit]>();
const log = jest.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset();
  log.mockClear();
  window.fetch = request as unknown as typeof fetch;
});

test('posts the values as JSON, without cookies, and logs nothing', async () => {
  request.mockResolvedValue({ ok: true });
  await sendToEndpoint(endpoint, message);
  const [address, { method, headers, body, credentials, keepalive }] = request.mock.calls[0]!;
  expect([address, method, credentials, keepalive]).toEqual([endpoint, 'POST', 'omit', true]);
  expect(headers).toMatchObject({ 'Content-Type': 'application/json' });
  expect(JSON.parse(body as string)).toEqual(message);
  expect(log).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('sends a message that is too long for a keepalive request', async () => {
  request.mockResolvedValue({ ok: true });
  await sendToEndpoint(endpoint, { ...message, message: 'ß'.repeat(40_000) });
  expect(request.mock.calls[0]?.[1].keepalive).toBe(false);
});

test.each([300, 400, 404, 500, 503])('rejects on a response with status %i', async (status) => {
  request.mockResolvedValue({ ok: false, status });
  await expect(sendToEndpoint(endpoint, message)).rejects.toThrow(String(status));
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects on a network error', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(sendToEndpoint(endpoint, message)).rejects.toThrow('Failed to fetch');
  expect(jest.getTimerCount()).toBe(0);
});

test('aborts and rejects after 10 seconds without a response', async () => {
  request.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  const failed = jest.fn();
  void sendToEndpoint(endpoint, message).catch(failed);
  await jest.advanceTimersByTimeAsync(9999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('simulates by waiting one second, logging the values and making no request', async () => {
  let sent = false;
  void sendSimulated(message).then(() => (sent = true));
  await jest.advanceTimersByTimeAsync(999);
  expect([sent, log.mock.calls]).toEqual([false, []]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toBe(true);
  expect(log.mock.calls).toEqual([['Contact form:', message]]);
  expect(request).not.toHaveBeenCalled();
});

/** Loads the module with this setting, because the module reads it only once. */
function builtWith(setting?: string) {
  if (setting === undefined) delete process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  else process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = setting;
  let built!: typeof import('./send-message');
  jest.isolateModules(() => (built = jest.requireActual('./send-message')));
  return built.sendMessage;
}

test.each([undefined, ''])('simulates in a build without an endpoint (%j)', async (setting) => {
  void builtWith(setting)(message);
  await jest.advanceTimersByTimeAsync(1000);
  expect(log).toHaveBeenCalledTimes(1);
  expect(request).not.toHaveBeenCalled();
});

test('posts to the endpoint the build was given', async () => {
  request.mockResolvedValue({ ok: true });
  await builtWith(endpoint)(message);
  expect(request.mock.calls[0]?.[0]).toBe(endpoint);
  expect(log).not.toHaveBeenCalled();
});
