import { limits } from '../limits/requestLimits';
import { sqlite } from '../testing/backends';
import { apiKey, startTestService, type TestService } from '../testing/testService';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let service: TestService;
beforeAll(async () => {
  service = await startTestService(sqlite);
});
afterAll(() => service.stop());

const json = { 'content-type': 'application/json' };
const request = (query: string): Promise<Response> =>
  service.request('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) });

test.each([
  ['/graphql', 'POST', undefined],
  ['/graphql', 'POST', ''],
  ['/graphql', 'POST', `${apiKey}x`],
  ['/uploads', 'POST', 'another-key-0123456789'],
  ['/uploads/00000000-0000-4000-8000-000000000000', 'DELETE', undefined],
  ['/elsewhere', 'GET', undefined],
])('%s by %s with the key %s is not answered', async (path, method, key) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'x-service-key': key };
  const response = await fetch(service.address + path, { method, headers });
  expect(response.status).toBe(401);
});

test('is alive and ready for everybody', async () => {
  expect(await (await fetch(`${service.address}/healthz`)).json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${service.address}/readyz`);
  expect(await ready.json()).toEqual({ status: 'ready', outbox: { waiting: 0, dead: 0 } });
});

test('is not ready while the disk is full', async () => {
  const full = await startTestService(sqlite, { checkDisk: () => Promise.reject(new Error('It is full.')) });
  const ready = await fetch(`${full.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'The database cannot be read or written.' },
  ]);
  await full.stop();
});

test('lists the accepted forms', async () => {
  expect(await (await request('{ forms }')).json()).toEqual({
    data: { forms: ['contact', 'service-request'] },
  });
});

test('requests are rejected by size, type, shape, method and address', async () => {
  const post = (body: string, headers: Record<string, string> = json) =>
    service.request('/graphql', { method: 'POST', headers, body });
  expect((await request('x'.repeat(limits.requestBytes))).status).toBe(413);
  expect((await post('{ forms }', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('[{"query":"{ forms }"}]')).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await service.request('/graphql?query={forms}')).status).toBe(405);
  expect((await service.request('/elsewhere')).status).toBe(404);
});

test.each([
  [
    'too many aliases',
    `{ ${Array.from({ length: limits.aliases + 1 }, (_, n) => `a${n}: forms`).join(' ')} }`,
  ],
  ['too many words', `{ ${'forms '.repeat(limits.tokens)} }`],
  ['a field that is none', '{ form }'],
])('rejected: %s', async (_, query) => {
  const response = await (await request(query)).text();
  expect(response).toContain('"errors"');
  expect(response).not.toContain('Did you mean');
});
