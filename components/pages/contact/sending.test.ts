import { emptyDraft, keepDraft, readDraft } from '@/components/lib/contact-draft';
import { createSending } from './sending';

const message = { ...emptyDraft, name: 'Marisol Reyes' };

/** A send function whose outcome the test decides. */
function setUp() {
  const outcome: { resolve: () => void; reject: () => void }[] = [];
  const send = jest.fn(
    () => new Promise<void>((resolve, reject) => outcome.push({ resolve, reject })),
  );
  const sending = createSending(send);
  const seen: string[] = [];
  const stop = sending.subscribe(() => seen.push(sending.state()));
  keepDraft(message);
  return { sending, send, outcome, seen, stop };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('goes from idle to sending to success, and deletes the draft', async () => {
  const { sending, outcome, seen } = setUp();
  expect(sending.state()).toBe('idle');
  sending.submit(message);
  outcome[0]?.resolve();
  await settled();
  expect(seen).toEqual(['sending', 'success']);
  expect(readDraft()).toEqual(emptyDraft);
});

test('goes from idle to sending to error, keeps the draft and can send again', async () => {
  const { sending, outcome, seen, send } = setUp();
  sending.submit(message);
  outcome[0]?.reject();
  await settled();
  expect(readDraft()).toEqual(message);
  sending.submit(message);
  expect(seen).toEqual(['sending', 'error', 'sending']);
  expect(send).toHaveBeenCalledTimes(2);
});

test('ignores a second message while one is being sent', () => {
  const { sending, send } = setUp();
  sending.submit(message);
  sending.submit(message);
  sending.forget();
  sending.submit(message);
  expect(send).toHaveBeenCalledTimes(1);
  expect(sending.state()).toBe('sending');
});

test('returns to idle when the result is dismissed', async () => {
  const { sending, outcome, seen } = setUp();
  sending.forget();
  sending.submit(message);
  outcome[0]?.resolve();
  await settled();
  sending.forget();
  expect(seen).toEqual(['sending', 'success', 'idle']);
});

test('does not call a listener that has unsubscribed', async () => {
  const { sending, outcome, seen, stop } = setUp();
  sending.submit(message);
  stop();
  outcome[0]?.reject();
  await settled();
  expect(seen).toEqual(['sending']);
});
