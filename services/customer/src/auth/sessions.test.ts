import { sqlite } from '../testing/backends';
import { bearerOf, startPortalService, type PortalService } from '../testing/portalService';
import { startTestService } from '../testing/testService';
import { maxStaleMilliseconds, retryMilliseconds } from './createTokenCheck';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const me = '{ me { id } }';

describe('a token opens nothing once its session is over', () => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(sqlite);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.identity.endedSids.clear();
    service.identity.introspections.length = 0;
    service.identity.state.fault = null;
  });

  const signIn = (sid: string, id = 'u-customer') => service.identity.issue({ ...service.claimsOf(id), sid });
  const statusOf = async (token: string) => (await service.withToken(token, me)).status;

  test('signed out: the next request is rejected, in GraphQL and for files', async () => {
    const [ended, other] = [signIn('one'), signIn('two')];
    expect([await statusOf(ended), await statusOf(other)]).toEqual([200, 200]);
    service.identity.endedSids.add('one');
    expect([await statusOf(ended), await statusOf(other)]).toEqual([401, 200]);
    const headers = bearerOf(ended);
    for (const [path, method] of [
      [`/attachments/${crypto.randomUUID()}`, 'GET'],
      ['/uploads', 'POST'],
      [`/uploads/${crypto.randomUUID()}`, 'DELETE'],
    ] as const) {
      const response = await service.request(path, { method, headers });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
    }
  });

  test('signed out: every process of the service rejects the next request', async () => {
    const { identity, clock } = service;
    const others = await Promise.all(
      [1, 2].map(() => startTestService(sqlite, { identity: identity.settings, now: clock.now })),
    );
    try {
      const token = signIn('everywhere');
      const readStatuses = async () => {
        const statuses = [await statusOf(token)];
        for (const { request } of others) {
          const headers = { 'content-type': 'application/json', ...bearerOf(token) };
          const body = JSON.stringify({ query: me });
          statuses.push((await request('/graphql', { method: 'POST', headers, body })).status);
        }
        return statuses;
      };
      expect(await readStatuses()).toEqual([200, 200, 200]);
      identity.endedSids.add('everywhere');
      expect(await readStatuses()).toEqual([401, 401, 401]);
    } finally {
      for (const other of others) await other.stop();
    }
  });

  test('the site learns at once that the session of a reader has ended', async () => {
    const read = async (path: string) => {
      const response = await service.request(path);
      const body: unknown = await response.json();
      return [response.status, body];
    };
    expect(await read('/sessions/u-customer/reader')).toEqual([200, { isActive: true }]);
    service.identity.endedSids.add('reader');
    expect(await read('/sessions/u-customer/reader')).toEqual([200, { isActive: false }]);
    service.identity.state.fault = 'down';
    expect(await read('/sessions/u-customer/reader')).toEqual([503, { code: 'identityUnavailable' }]);
    expect((await read('/sessions/u-customer/..%2Fu-admin'))[0]).toBe(404);
  });

  test('each request is checked; those of one moment share a check that began after them', async () => {
    const token = signIn('busy');
    await statusOf(token);
    await statusOf(token);
    expect(service.identity.introspections).toEqual([token, token]);
    await Promise.all(Array.from({ length: 10 }, () => statusOf(token)));
    expect(service.identity.introspections.length).toBeLessThan(12);
  });

  test('a token that has ended is not introspected again', async () => {
    const token = signIn('over');
    service.identity.endedSids.add('over');
    expect([await statusOf(token), await statusOf(token)]).toEqual([401, 401]);
    service.identity.endedSids.clear();
    expect(await statusOf(token)).toBe(401);
    expect(service.identity.introspections).toEqual([token]);
  });

  test.each([
    ['of another name', 'somebody'],
    ['of no name', undefined],
    ['of a name with a path in it', '../u-admin'],
  ])('a token with a session %s', async (_what, sid) => {
    const token = service.identity.issue({ ...service.claimsOf('u-customer'), sid });
    expect(await statusOf(token)).toBe(sid === 'somebody' ? 200 : 401);
  });

  test.each(['down', 'hangs'] as const)(
    'while the identity service is %s, tokens that were seen go on for a while; new ones wait',
    async (fault) => {
      const token = signIn(`seen-${fault}`);
      expect(await statusOf(token)).toBe(200);
      service.identity.state.fault = fault;
      service.clock.advance(maxStaleMilliseconds - 1);
      service.identity.introspections.length = 0;
      // A request that just failed is not repeated at once.
      expect([await statusOf(token), await statusOf(token)]).toEqual([200, 200]);
      expect(service.identity.introspections).toEqual([token]);
      expect(await statusOf(signIn(`new-${fault}`))).toBe(503);
      service.clock.advance(retryMilliseconds);
      expect(await statusOf(token)).toBe(503);
    },
  );

  test('a token that ended during an outage opens nothing as soon as the identity service responds', async () => {
    const token = signIn('outage');
    expect(await statusOf(token)).toBe(200);
    service.identity.state.fault = 'down';
    expect(await statusOf(token)).toBe(200);
    service.identity.endedSids.add('outage');
    service.identity.state.fault = null;
    service.clock.advance(retryMilliseconds);
    expect(await statusOf(token)).toBe(401);
    service.identity.state.fault = 'down';
    expect(await statusOf(token)).toBe(401);
  });

  test('a token that expires during an outage opens nothing', async () => {
    const token = service.identity.issue(service.claimsOf('u-customer'), { seconds: 60 });
    expect(await statusOf(token)).toBe(200);
    service.identity.state.fault = 'down';
    service.clock.advance(60_000);
    expect(await statusOf(token)).toBe(503);
  });
});
