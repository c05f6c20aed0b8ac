import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const packet = 1460;

/**
 * Simulates a slow phone's network in front of a local port. The TCP proxy delays both directions,
 * limits the download rate of all connections together, and lets each connection's congestion window
 * grow as the client acknowledges data (TCP slow start).
 *
 * @param {number} port where the server listens
 * @param {{ roundTrip?: number, rate?: number, initialWindow?: number }} [network] round trip in ms,
 *   rate in bytes a second, window in bytes
 * @returns {Promise<number>} the port of the proxy, which runs until the process ends
 */
export async function startSlowNetwork(
  port,
  { roundTrip = 150, rate = 200_000, initialWindow = 10 * packet } = {},
) {
  let linkFreeAt = 0;

  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port, host: 'localhost', allowHalfOpen: true });
    client.setNoDelay(true);
    server.setNoDelay(true);
    client.on('error', () => server.destroy());
    client.on('close', () => server.destroy());
    server.on('error', () => client.destroy());

    // The operating system accepts a connection at once; this adds the handshake's round trip.
    const connectedAt = performance.now() + roundTrip;
    const upload = inOrder((data) => (data ? server.write(data) : server.end()));
    const uploadAt = () => Math.max(performance.now(), connectedAt) + roundTrip / 2;
    client.on('data', (data) => upload(uploadAt(), data));
    client.on('end', () => upload(uploadAt()));

    const download = inOrder((data) => (data ? client.write(data) : client.end()));
    const acknowledge = inOrder((data) => {
      inFlight -= data.length;
      window += data.length;
      send();
    });
    /** Packets that wait for the window; undefined marks the end. */
    const waiting = [];
    let window = initialWindow;
    let inFlight = 0;
    const send = () => {
      while (waiting.length && inFlight + (waiting[0]?.length ?? 0) <= window) {
        const data = waiting.shift();
        linkFreeAt = Math.max(linkFreeAt, performance.now()) + ((data?.length ?? 0) / rate) * 1000;
        download(linkFreeAt + roundTrip / 2, data);
        if (!data) return;
        inFlight += data.length;
        acknowledge(linkFreeAt + roundTrip, data);
      }
    };
    server.on('data', (data) => {
      for (let at = 0; at < data.length; at += packet) waiting.push(data.subarray(at, at + packet));
      send();
    });
    server.on('end', () => {
      waiting.push(undefined);
      send();
    });
  });

  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  return proxy.address().port;
}

/** Returns a function that passes data to `deliver` at a given time, in order. */
function inOrder(deliver) {
  let before = Promise.resolve();
  return (at, data) => {
    before = before.then(() => wait(Math.max(0, at - performance.now()))).then(() => deliver(data));
  };
}
