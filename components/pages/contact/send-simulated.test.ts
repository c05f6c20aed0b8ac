import { emptyDraft } from '@/components/lib/contact-draft';
import { sendSimulated } from './send-simulated';

const message = { ...emptyDraft, name: 'Marisol Reyes', email: 'm.reyes@larkfield.example' };

test('waits one second, logs the values and makes no request', async () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const request = (window.fetch = jest.fn());
  let sent = false;
  void sendSimulated(message).then(() => (sent = true));

  await jest.advanceTimersByTimeAsync(999);
  expect([sent, log.mock.calls]).toEqual([false, []]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toBe(true);
  expect(log.mock.calls).toEqual([['Contact form:', message]]);
  expect(request).not.toHaveBeenCalled();
});
