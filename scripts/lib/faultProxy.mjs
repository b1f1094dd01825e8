import { createServer } from 'node:http';
import { faults, forward, readBody, respondWith } from './faults.mjs';

/** `hold:EventsOfSite` holds requests whose body contains the word, until another fault is chosen. */
const holdPrefix = 'hold:';

/** Selects the fault of a proxy, which {@link startFaultProxy} has started at this address. */
export const setFault = (address, fault) => fetch(`${address}/__fault`, { method: 'PUT', body: fault });

/**
 * Proxies a service and fails on demand. The body of `PUT /__fault` selects the fault: the name of one of `faults`, or
 * `hold:` and a word. `GET /__fault` returns the number of held requests. Returns `{ stop }`.
 */
export async function startFaultProxy({ port, target }) {
  let fault = 'none';
  let held = [];
  const holdOrForward = async (request, response) => {
    const body = await readBody(request);
    if (body.includes(fault.slice(holdPrefix.length))) await new Promise((release) => held.push(release));
    return response.destroyed ? undefined : forward(request, response, target, body);
  };
  const forwardOrFail = async (request, response) => {
    try {
      await (fault.startsWith(holdPrefix) ? holdOrForward : faults[fault])(request, response, target);
    } catch {
      // The service is down, or has sent no data that could be changed.
      response.destroy();
    }
  };
  const server = createServer(async (request, response) => {
    if (request.url !== '/__fault') return forwardOrFail(request, response);
    if (request.method === 'GET')
      return respondWith(response, 200, 'application/json', JSON.stringify({ held: held.length }));
    const requested = await readBody(request);
    if (!Object.hasOwn(faults, requested) && !requested.startsWith(holdPrefix))
      return respondWith(
        response,
        400,
        'text/plain',
        `One of ${Object.keys(faults).join(', ')}, or ${holdPrefix}….`,
      );
    fault = requested;
    held.forEach((release) => release());
    held = [];
    return respondWith(response, 200, 'text/plain', fault);
  });
  // Longer than the site keeps a connection open: closing it during a request would be an unintended fault.
  server.keepAliveTimeout = 65_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
