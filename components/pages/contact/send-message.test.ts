/** Which sender a build gets: read once, when the module is loaded. */
function built(endpoint?: string) {
  if (endpoint === undefined) delete process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  else process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = endpoint;
  const simulated = jest.fn();
  const posted = jest.fn();
  jest.doMock('./send-simulated', () => ({ sendSimulated: simulated }));
  jest.doMock('./send-to-endpoint', () => ({ sendToEndpoint: posted }));
  const message = { name: 'a', email: 'b', institution: 'c', message: 'd' };
  jest.isolateModules(() => {
    const actual = jest.requireActual<typeof import('./send-message')>('./send-message');
    void actual.sendMessage(message);
  });
  return { simulated: simulated.mock.calls, posted: posted.mock.calls, message };
}

test.each([undefined, ''])('a build without an endpoint (%j) simulates', (endpoint) => {
  const { simulated, posted, message } = built(endpoint);
  expect([simulated, posted]).toEqual([[[message]], []]);
});

test('a build with an endpoint posts there', () => {
  const { simulated, posted, message } = built('https://forms.school.org/contact');
  expect([simulated, posted]).toEqual([[], [['https://forms.school.org/contact', message]]]);
});
