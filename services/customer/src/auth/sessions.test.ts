import { sqlite } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';
import { maxStaleMilliseconds, sessionCacheMilliseconds } from './createSessionCheck';

jest.setTimeout(60_000);

const me = '{ me { id } }';

describe('a token opens nothing once its session is over', () => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(sqlite);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.identity.endedSids.clear();
    service.identity.sessionChecks.length = 0;
    service.identity.state.fault = null;
    service.clock.advance(maxStaleMilliseconds + 1000);
  });

  const signIn = (sid: string, id = 'u-customer') => service.identity.sign({ ...service.claimsOf(id), sid });
  const statusOf = async (token: string) => (await service.withToken(token, me)).status;

  test('signed out: the next request after the cache is rejected, in GraphQL and for files', async () => {
    const [ended, other] = [await signIn('one'), await signIn('two')];
    expect([await statusOf(ended), await statusOf(other)]).toEqual([200, 200]);
    service.identity.endedSids.add('one');
    service.clock.advance(sessionCacheMilliseconds);
    expect([await statusOf(ended), await statusOf(other)]).toEqual([401, 200]);
    const headers = { 'x-identity-token': ended };
    expect((await service.request(`/attachments/${crypto.randomUUID()}`, { headers })).status).toBe(401);
    expect((await service.request('/uploads', { method: 'POST', headers, body: 'x' })).status).toBe(401);
  });

  test('requests within the time of the cache ask once, also at the same moment', async () => {
    const token = await signIn('busy');
    await Promise.all([statusOf(token), statusOf(token), statusOf(token)]);
    service.clock.advance(sessionCacheMilliseconds - 1);
    await statusOf(token);
    expect(service.identity.sessionChecks).toEqual(['busy']);
    service.clock.advance(1);
    await statusOf(token);
    expect(service.identity.sessionChecks).toEqual(['busy', 'busy']);
  });

  test('a session that is over is not asked for again', async () => {
    const token = await signIn('over');
    service.identity.endedSids.add('over');
    expect([await statusOf(token), await statusOf(token)]).toEqual([401, 401]);
    service.clock.advance(sessionCacheMilliseconds);
    expect(await statusOf(token)).toBe(401);
    expect(service.identity.sessionChecks).toEqual(['over']);
  });

  test.each([
    ['of another name', 'somebody'],
    ['of no name', undefined],
    ['of a name with a path in it', '../u-admin'],
  ])('a token with a session %s', async (_what, sid) => {
    const token = await service.identity.sign({ ...service.claimsOf('u-customer'), sid });
    expect(await statusOf(token)).toBe(sid === 'somebody' ? 200 : 401);
  });

  test.each(['down', 'hangs'] as const)(
    'while the identity service is %s, sessions that were seen go on for a while; new ones wait',
    async (fault) => {
      const token = await signIn(`seen-${fault}`);
      expect(await statusOf(token)).toBe(200);
      service.identity.state.fault = fault;
      service.clock.advance(maxStaleMilliseconds - 1);
      const before = service.identity.sessionChecks.length;
      // A request that just failed is not repeated at once.
      expect([await statusOf(token), await statusOf(token)]).toEqual([200, 200]);
      expect(service.identity.sessionChecks.slice(before)).toEqual([`seen-${fault}`]);
      expect(await statusOf(await signIn(`new-${fault}`))).toBe(503);
      service.clock.advance(sessionCacheMilliseconds);
      expect(await statusOf(token)).toBe(503);
    },
  );
});
