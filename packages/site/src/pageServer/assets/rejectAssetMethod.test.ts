import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

import { rejectAssetMethod } from './rejectAssetMethod';
import { preserveRequest } from '@/server/nodeServer/originalRequest';

/** Responds with 200 to what is not rejected. */
const server = createServer((request, response) => {
  preserveRequest(request);
  if (!rejectAssetMethod(request, response)) response.end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const statusOf = (method: string, path: string) =>
  new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    send({ host: '127.0.0.1', port, method, path, agent: false }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.allow]);
    })
      .on('error', reject)
      .end();
  });

const allow = 'GET, HEAD, OPTIONS';

it.each([
  ['GET', '/_assets/page-1A.js', 200, undefined],
  ['HEAD', '/_next/static/chunks/1a.js', 200, undefined],
  ['OPTIONS', '/_assets/page-1A.js', 204, allow],
  ['PUT', '/_assets/page-1A.js', 405, allow],
  ['POST', '/_assets/nothing.js', 405, allow],
  ['TRACE', '/_assets/page-1A.js', 405, allow],
  ['DELETE', '/_next/static/chunks/1a.js', 405, allow],
  ['TRACE', '/_next/static/chunks/1a.js', 405, allow],
  ['TRACE', '//_next/static/chunks/1a.js', 405, allow],
  ['PUT', '/en', 200, undefined],
])('%s %s: %d, Allow is %s', async (method, path, status, allowed) => {
  expect(await statusOf(method, path)).toEqual([status, allowed]);
});
