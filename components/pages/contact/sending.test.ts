import { emptyDraft } from '@/components/lib/contact-draft';
import { sendToEndpoint } from './sending';

// What the form does with the answers is in e2e/variants/contact-endpoint.spec.ts.
test.each([
  ['goes on when the visitor closes the page', 'Door 14 does not latch.', true],
  ['is sent although it is too long for that', 'ß'.repeat(40_000), false],
])('a message %s, without cookies', async (_, message, keepalive) => {
  window.fetch = jest.fn().mockResolvedValue({ ok: true });
  await sendToEndpoint('https://forms.school.org/contact', { ...emptyDraft, message });
  expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ keepalive, credentials: 'omit' });
});
