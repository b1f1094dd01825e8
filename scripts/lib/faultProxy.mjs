import { createServer, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the site waits for a service (3000 ms). */
const slowMs = 4500;
export const faults = ['none', 'down', 'slow', 'error', 'nonsense', 'nulls', 'blank'];
/** `hold:EventsOfSite` holds requests whose body contains the word, until another fault is chosen. */
const holdPrefix = 'hold:';

const readBody = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

function forward(request, response, target, body) {
  const { hostname, port } = new URL(target);
  const { method, headers, url } = request;
  const upstream = httpRequest({ hostname, port, method, headers, path: url }, (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  if (body === undefined) request.pipe(upstream);
  else upstream.end(body);
}

/** A GraphQL response without errors in which every field is null, as from a service that has lost its data. */
async function respondWithBlankFields(request, response, target) {
  const body = await readBody(request);
  const headers = { 'content-type': 'application/json' };
  const upstream = await fetch(new URL(request.url, target), { method: request.method, headers, body });
  const { data } = await upstream.json();
  const nulls = Object.fromEntries(Object.keys(data ?? {}).map((name) => [name, null]));
  return respondWith(response, 200, 'application/json', JSON.stringify({ data: nulls }));
}

function respondWith(response, status, type, body) {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

async function fail(fault, request, response, target) {
  switch (fault) {
    case 'down':
      return request.socket.destroy();
    case 'slow':
      await wait(slowMs);
      return response.destroyed ? undefined : forward(request, response, target);
    case 'error':
      return respondWith(response, 500, 'text/html', '<h1>Internal error</h1>');
    case 'nonsense':
      return respondWith(response, 200, 'application/json', '{"data":{"surprise":[1,2,3]}}');
    case 'nulls':
      return respondWith(response, 200, 'application/json', '{"data":null}');
    case 'blank':
      // Only POST requests are queries; pictures and readiness checks have no fields.
      return request.method === 'POST'
        ? respondWithBlankFields(request, response, target)
        : forward(request, response, target);
    default:
      return forward(request, response, target);
  }
}

/**
 * Proxies a service and fails on demand. The body of `PUT /__fault` selects the fault: one of `faults`, or `hold:` and a
 * word. `GET /__fault` returns the number of held requests. Returns `{ stop }`.
 */
export async function startFaultProxy({ port, target }) {
  let fault = 'none';
  let held = [];
  const holdOrForward = async (request, response) => {
    const body = await readBody(request);
    if (body.includes(fault.slice(holdPrefix.length))) await new Promise((release) => held.push(release));
    return response.destroyed ? undefined : forward(request, response, target, body);
  };
  const server = createServer(async (request, response) => {
    if (request.url !== '/__fault')
      return fault.startsWith(holdPrefix)
        ? holdOrForward(request, response)
        : fail(fault, request, response, target);
    if (request.method === 'GET')
      return respondWith(response, 200, 'application/json', JSON.stringify({ held: held.length }));
    const wanted = await readBody(request);
    if (!faults.includes(wanted) && !wanted.startsWith(holdPrefix))
      return respondWith(response, 400, 'text/plain', `One of ${faults.join(', ')}, or ${holdPrefix}….`);
    fault = wanted;
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
