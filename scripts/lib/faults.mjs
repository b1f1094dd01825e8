import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the site waits for a service (3000 ms). */
const slowMs = 4500;
/** Pause between the parts of a trickling response. */
const trickleMs = 1000;
const largeBytes = 10_000_000;

export const readBody = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** Forwards a request; `body` replaces one that has been read already. */
export function forward(request, response, target, body) {
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

export function respondWith(response, status, type, body) {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

const always = (status, type, body) => (_request, response) => respondWith(response, status, type, body);

const ofConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/** Returns the whole response of the service, decompressed. */
async function readResponse(request, target) {
  const { method, url } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !ofConnection.includes(name)),
  );
  const body = method === 'GET' ? undefined : await readBody(request);
  const response = await fetch(new URL(url, target), { method, headers, body });
  return {
    type: response.headers.get('content-type') ?? 'text/plain',
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** Changes the response to a query. Other requests, for pictures or readiness, have no fields and are forwarded. */
const changingData = (change) => async (request, response, target) => {
  if (request.method !== 'POST') return forward(request, response, target);
  const { bytes } = await readResponse(request, target);
  return respondWith(response, 200, 'application/json', JSON.stringify(change(JSON.parse(bytes))));
};

const mapKeys = (data, change) => Object.fromEntries(Object.entries(data ?? {}).map(change));

/** Renames the fields of all objects below the requested ones. */
function renameFields(value) {
  if (Array.isArray(value)) return value.map(renameFields);
  if (value === null || typeof value !== 'object') return value;
  return mapKeys(value, ([name, field]) => [`${name}New`, renameFields(field)]);
}

async function trickle(request, response, target) {
  const { type, bytes } = await readResponse(request, target);
  response.writeHead(200, { 'content-type': type });
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await wait(trickleMs);
  }
  response.end();
}

async function truncate(request, response, target) {
  const { type, bytes } = await readResponse(request, target);
  respondWith(response, 200, type, bytes.subarray(0, bytes.length / 2));
}

const respondWithMegabytes = (_request, response) =>
  respondWith(response, 200, 'application/json', `{"data":{"padding":"${'x'.repeat(largeBytes)}"}}`);

/** Ways to fail, by name: functions of the request, the response and the address of the service. */
export const faults = {
  none: forward,
  down: (request) => request.socket.destroy(),
  slow: async (request, response, target) => {
    await wait(slowMs);
    return response.destroyed ? undefined : forward(request, response, target);
  },
  hang: () => undefined,
  trickle,
  error: always(500, 'text/html', '<h1>Internal error</h1>'),
  unauthorized: always(401, 'application/json', '{"error":"unauthorized"}'),
  html: always(200, 'text/html', '<!doctype html><title>Welcome to the proxy</title>'),
  nonsense: always(200, 'application/json', '{"data":{"surprise":[1,2,3]}}'),
  nulls: always(200, 'application/json', '{"data":null}'),
  errors: always(200, 'application/json', '{"errors":[{"message":"Internal error"}],"data":null}'),
  truncated: truncate,
  large: respondWithMegabytes,
  /** A response without errors in which every field is null, as from a service that has lost its data. */
  blank: changingData(({ data }) => ({ data: mapKeys(data, ([name]) => [name, null]) })),
  /** The first field is null, with an error; the others have their data. */
  partial: changingData(({ data }) => {
    const [first] = Object.keys(data ?? {});
    return {
      errors: [{ message: 'Internal error', path: [first] }],
      data: { ...data, ...(first ? { [first]: null } : {}) },
    };
  }),
  /** The fields have other names, as after an incompatible release. */
  drift: changingData(({ data }) => ({
    data: mapKeys(data, ([name, field]) => [name, renameFields(field)]),
  })),
};
