import { emptyDraft } from '@/components/lib/contact-draft';
import { sendToEndpoint } from './send-to-endpoint';

const endpoint = 'https://forms.school.org/contact';
const message = { ...emptyDraft, name: 'Marisol Reyes', message: '“Door 14”\ndoes not latch.' };
const request = jest.fn<Promise<unknown>, [string, RequestInit]>();
const log = jest.spyOn(console, 'log');

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset();
  window.fetch = request as unknown as typeof fetch;
});

test('posts the values as JSON, without cookies, and logs nothing', async () => {
  request.mockResolvedValue({ ok: true });
  await sendToEndpoint(endpoint, message);
  const [address, { method, headers, body, credentials }] = request.mock.calls[0]!;
  expect([address, method, credentials]).toEqual([endpoint, 'POST', 'omit']);
  expect(headers).toMatchObject({ 'Content-Type': 'application/json' });
  expect(JSON.parse(body as string)).toEqual(message);
  expect(log).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([300, 400, 404, 500, 503])('an answer of %i is a failure', async (status) => {
  request.mockResolvedValue({ ok: false, status });
  await expect(sendToEndpoint(endpoint, message)).rejects.toThrow(String(status));
  expect(jest.getTimerCount()).toBe(0);
});

test('a broken connection is a failure', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(sendToEndpoint(endpoint, message)).rejects.toThrow('Failed to fetch');
  expect(jest.getTimerCount()).toBe(0);
});

test('no answer for 10 seconds is a failure, and the request is given up', async () => {
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
