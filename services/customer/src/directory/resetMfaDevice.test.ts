import { sqlite } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';
import { stranger, strangerId } from '../testing/stranger';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const reset = `mutation ($userId: ID!) { resetMfaDevice(userId: $userId) { __typename
  ... on MfaReset { ok } ... on ActionRefused { code } } }`;

describe('the second factor of a member of the organisation', () => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(sqlite);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.identity.calls.length = 0;
    service.identity.state.fault = null;
  });

  const act = async (viewer: string, userId: string) =>
    (await service.as(viewer, reset, { userId })).data?.['resetMfaDevice'];
  const trailOf = async (userId: string) =>
    service.db
      .selectFrom('customer_audit')
      .select(['action', 'actor_id'])
      .where('user_id', '=', userId)
      .where('action', '=', 'resetMfaDevice')
      .execute();
  const resets = () => service.identity.calls.filter((call) => call.endsWith('/mfa-reset'));

  test('an access token alone does not take the own one away', async () => {
    const own = 'mutation { resetMfaDevice { __typename } }';
    for (const viewer of ['u-customer', 'u-staff', 'u-admin']) {
      await service.as(viewer, own);
      if (viewer !== 'u-customer') expect(await act(viewer, viewer)).toMatchObject({ code: 'ownUser' });
    }
    expect(resets()).toEqual([]);
  });

  test('an administrator resets it, with an entry in the audit trail', async () => {
    expect(await act('u-admin', 'u-customer')).toEqual({ __typename: 'MfaReset', ok: true });
    expect(resets()).toEqual(['POST /u-customer/mfa-reset']);
    expect(await trailOf('u-customer')).toEqual([{ action: 'resetMfaDevice', actor_id: 'u-admin' }]);
  });

  test.each([
    ['a customer', 'u-customer', 'u-pending', undefined],
    ['an external administrator, of an employee', 'u-admin', 'u-staff', 'notAllowed'],
    ['an administrator, of another organisation', 'u-admin', strangerId, 'unknownUser'],
    ['an administrator, of nobody', 'u-admin', 'u-nobody', 'unknownUser'],
  ])('is left as it is by %s', async (_who, viewer, userId, code) => {
    expect(stranger).toBeDefined();
    const result = await act(viewer, userId);
    if (code === undefined) expect(result ?? null).toBeNull();
    else expect(result).toMatchObject({ code });
    expect(resets()).toEqual([]);
    expect(await trailOf(userId)).toEqual([]);
  });

  test('is left as it is while the identity service is down', async () => {
    service.identity.state.fault = 'down';
    expect(await act('u-admin', 'u-pending')).toMatchObject({ code: 'identityUnavailable' });
    expect(await trailOf('u-pending')).toEqual([]);
  });
});
