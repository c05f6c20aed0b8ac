import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { endpointPort } from './variants';

/** How the receiver answers: with a status, or with a failure that has no status. */
export type Answer = 200 | 204 | 500 | 'hang up' | 'refuse CORS';
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Starts the endpoint of the variant's form on another origin. */
export async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  let next: Answer | 'when told' = 200;
  let waiting: ServerResponse[] = [];
  const reply = (response: ServerResponse, answer: Answer) =>
    answer === 'hang up' ? response.destroy() : response.writeHead(Number(answer)).end();

  const server = createServer(async (request, response) => {
    if (next === 'refuse CORS') return response.writeHead(403).end();
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    received.push({ headers: request.headers, body: JSON.parse(await text(request)) });
    if (next === 'when told') waiting.push(response);
    else reply(response, next);
  });
  // The tests of another engine may have the port.
  await expect(() => once(server.listen(endpointPort), 'listening')).toPass();
  return {
    received,
    /** Clears the received messages and sets the answer to the next ones; by default `answer` gives it. */
    expectMessages(answer: Answer | 'when told') {
      received.length = 0;
      waiting = [];
      next = answer;
    },
    /** Answers the messages that wait, and the same if a browser repeats one after a hang-up. */
    answer(answer: Answer) {
      next = answer;
      for (const response of waiting) reply(response, answer);
      waiting = [];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
