import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the receiver answers the next message: with a status, or with a failure that has no status. */
export type Answer = 200 | 204 | 400 | 500 | 'hang up' | 'never answer' | 'refuse CORS';

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/**
 * Starts a server on another origin that the contact form can post to.
 *
 * @param port 0 picks a free port
 */
export async function startReceiver(port = 0) {
  const received: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let answer: Answer = 200;

  const server = createServer((request, response) => {
    if (answer === 'refuse CORS') return void response.writeHead(403).end();
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    read(request).then((body) => {
      received.push({ headers: request.headers, body: JSON.parse(body) });
      respond(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));

  return {
    port: (server.address() as AddressInfo).port,
    received,
    /** Clears the received messages and sets the answer to the next ones. */
    expectMessages(next: Answer) {
      received.length = 0;
      answer = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function read(request: IncomingMessage) {
  // A letter of two bytes may come in two parts.
  request.setEncoding('utf8');
  let text = '';
  for await (const part of request) text += part;
  return text;
}

function respond(response: ServerResponse, answer: Answer) {
  if (answer === 'hang up') response.destroy();
  else if (typeof answer === 'number') response.writeHead(answer).end();
}
