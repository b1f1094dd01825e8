import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { loadErrorDocument } from './errorDocument';
import { handlePage } from './handlePage';
import { preserveRequest } from '@/server/nodeServer/originalRequest';
import { routeRequest, type RoutingResult } from '@/server/routing/routeRequest';

jest.mock('@/server/routing/routeRequest');
jest.mock('./errorDocument');
// The pages themselves are rendered by their own tests.
jest.mock('./loadDocument', () => ({ loadDocument: jest.fn() }));

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    preserveRequest(request);
    void handlePage(request, response).then((isHandled) => isHandled || response.writeHead(299).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  for (const method of ['info', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  jest.mocked(loadErrorDocument).mockResolvedValue({
    html: Buffer.from('<h1>Maintenance</h1>'),
    policy: "default-src 'none'",
    speculationRules: '/_assets/rules.json',
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function get(result: RoutingResult) {
  jest.mocked(routeRequest).mockResolvedValue({
    result,
    visit: { isNextRelease: false, isPseudo: false } as Awaited<ReturnType<typeof routeRequest>>['visit'],
    setCookies: [],
    decided: undefined,
  });
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/en/a`, { redirect: 'manual' });
}

it.each<[RoutingResult, number, Record<string, string | null>]>([
  [{ kind: 'misconfigured', code: 'mainSiteMissing', status: 500 }, 500, { 'retry-after': null }],
  [{ kind: 'misconfigured', code: 'mainSiteMissing', status: 503 }, 503, { 'retry-after': '30' }],
  [{ kind: 'unavailable' }, 503, { 'retry-after': '30', 'cache-control': 'private, no-store' }],
  [{ kind: 'tooMany', seconds: 12 }, 429, { 'retry-after': '12', 'cache-control': 'no-store' }],
  [{ kind: 'json', status: 401, error: 'Protected.' }, 401, { 'content-type': 'application/json' }],
  [{ kind: 'redirect', status: 301, location: '/en/b?x=%20y' }, 301, { location: '/en/b?x=%20y' }],
  [{ kind: 'rewrite', path: '/main/en/portal/tickets', status: 200 }, 299, {}],
])('responds to %j with %i', async (result, status, headers) => {
  const response = await get(result);
  expect(response.status).toBe(status);
  for (const [name, value] of Object.entries(headers))
    expect([name, response.headers.get(name)]).toEqual([name, value]);
});
