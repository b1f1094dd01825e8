import { portalRoles } from '@kmx/contract/access';
import { deriveServiceTiles, type ServiceConfig } from './deriveServiceTiles';
import { decidePortalScreen } from './portalScreens';
import { serviceKeys, type ServiceKey } from './services';

const config: ServiceConfig = {
  externalServiceUrls: {
    direct: 'https://direct.example',
    mfpwm: 'https://wm.example',
    mfpmds: 'https://mds.example',
    lmsefront: 'https://learn.example',
  },
  artemisCloudUrl: 'https://cloud.example',
  directRegistrationUrl: 'https://direct.example/register',
};

function tileOf(key: ServiceKey, roles: readonly string[] | undefined, given: ServiceConfig = config) {
  const tile = deriveServiceTiles(roles, given).find((found) => found.key === key);
  if (!tile) throw new Error(`No tile ${key}`);
  return tile;
}

it('6 names the roles as the table does', () => {
  expect(Object.values(portalRoles)).toEqual([
    'kmx_delegatedadmin_intern',
    'kmx_delegatedadmin_extern',
    'kmx_int_serviceticketing_active',
    'kmx_int_assetdb_active',
    'kmx_int_artemis_active',
    'kmx_artemis_onpremuser',
    'kmx_int_direct_pending',
    'kmx_int_direct_active',
    'kmx_int_mfpwm_active',
    'kmx_int_mfpmds_active',
    'kmx_int_lmsefront_active',
    'kmx_int_lmsefront_invited',
    'kmx_int_lmsefront_inviteexpired',
    'kmx_int_productinfo_active',
  ]);
});

const direct =
  '"Direct service: pending if the pending role exists, active if the active role exists, else unregistered"';
const plain =
  '"Ticketing, asset database, artemis, the two master-data services and product information: active if their active role is present, else unregistered"';
const admin =
  '"Delegated admin: active if either the internal or the external delegated admin role is present"';
const learning =
  '"E-learning front: active, invited or inviteexpired by the matching role, else unregistered"';

describe('4 "Derivation from role names"', () => {
  it.each<[string, ServiceKey, string[], string]>([
    [direct, 'direct', ['kmx_int_direct_pending'], 'pending'],
    [direct, 'direct', ['kmx_int_direct_active'], 'active'],
    [direct, 'direct', ['kmx_int_direct_active', 'kmx_int_direct_pending'], 'pending'],
    [direct, 'direct', ['cn=kmx_int_direct_active,ou=x'], 'active'],
    [direct, 'direct', ['xkmx_int_direct_active2'], 'unregistered'],
    [direct, 'direct', [], 'unregistered'],
    [plain, 'ticketing', ['kmx_int_serviceticketing_active'], 'active'],
    [plain, 'ticketing', ['kmx_int_assetdb_active'], 'unregistered'],
    [plain, 'assetdb', ['kmx_int_assetdb_active'], 'active'],
    [plain, 'artemis', ['kmx_int_artemis_active'], 'active'],
    [plain, 'artemis', ['kmx_artemis_onpremuser'], 'unregistered'],
    [plain, 'mfpwm', ['kmx_int_mfpwm_active'], 'active'],
    [plain, 'mfpwm', ['kmx_int_mfpmds_active'], 'unregistered'],
    [plain, 'mfpmds', ['kmx_int_mfpmds_active'], 'active'],
    [plain, 'productinfo', ['kmx_int_productinfo_active'], 'active'],
    [plain, 'productinfo', [], 'unregistered'],
    [admin, 'delegatedAdmin', ['kmx_delegatedadmin_intern'], 'active'],
    [admin, 'delegatedAdmin', ['kmx_delegatedadmin_extern'], 'active'],
    [admin, 'delegatedAdmin', [], 'noProcess'],
    [learning, 'lmsefront', ['kmx_int_lmsefront_active'], 'active'],
    [learning, 'lmsefront', ['kmx_int_lmsefront_invited'], 'invited'],
    [learning, 'lmsefront', ['kmx_int_lmsefront_inviteexpired'], 'inviteExpired'],
    [learning, 'lmsefront', ['kmx_int_lmsefront_inviteExpired'], 'inviteExpired'],
    [learning, 'lmsefront', ['cn=kmx_int_lmsefront_invite expired,ou=x'], 'inviteExpired'],
    [learning, 'lmsefront', ['kmx_int_lmsefront_invite_expired'], 'inviteExpired'],
    [learning, 'lmsefront', [], 'unregistered'],
  ])('%s: %s with %j is %s', (_sentence, key, roles, status) => {
    expect(tileOf(key, roles).status).toBe(status);
  });

  it.each<[string[] | undefined, string]>([
    [['kmx_artemis_onpremuser', 'kmx_int_artemis_active'], 'onprem'],
    [['kmx_int_artemis_active'], 'cloud'],
    [[], 'cloud'],
    [undefined, 'unknown'],
  ])('"Artemis userType: onprem if the on-premises role exists, else cloud": %j is %s', (roles, expected) => {
    const tile = tileOf('artemis', roles);
    expect(tile.userType).toBe(expected);
    expect(tile.cloudUrl).toBe(expected === 'cloud' ? 'https://cloud.example' : undefined);
  });

  it('every status is unknown until the roles are loaded', () => {
    expect(new Set(deriveServiceTiles(undefined, config).map(({ status }) => status))).toEqual(
      new Set(['unknown']),
    );
  });

  it('4 "else unregistered", also for a service without a URL', () => {
    expect(tileOf('mfpwm', [], {}).status).toBe('unregistered');
    expect(tileOf('mfpwm', ['kmx_int_mfpwm_active'], {})).toEqual({ key: 'mfpwm', status: 'active' });
  });

  it.each(['comingSoon', 'noProcess', 'inactive', 'declined'] as const)(
    'derives %s where no role defines another status',
    (status) => {
      const given = { ...config, knownStatuses: { mfpwm: status, direct: status } };
      expect(tileOf('mfpwm', [], given).status).toBe(status);
      expect(tileOf('direct', ['kmx_int_direct_pending'], given).status).toBe('pending');
    },
  );
});

describe('2 "Service tile targets"', () => {
  it.each<[ServiceKey, string, string]>([
    ['ticketing', 'internal', '/mykomax/tickets/list'],
    ['assetdb', 'internal', '/mykomax/inventory'],
    ['delegatedAdmin', 'internal', '/mykomax/user-admin'],
    ['artemis', 'internal', '/mykomax/wire-flow'],
    ['productinfo', 'internal', '/mykomax/product-information'],
    ['lmsefront', 'external', 'https://learn.example'],
  ])('%s links %s to %s', (key, kind, href) => {
    expect(tileOf(key, []).target).toEqual({ kind, href });
  });

  it('all internal targets are screens', () => {
    const own = deriveServiceTiles([], {}).flatMap(({ target }) => (target ? [target.href] : []));
    expect(own).toHaveLength(5);
    expect(own.map(decidePortalScreen)).not.toContain(undefined);
  });

  it.each([
    [[], 'https://direct.example/register', 'kmx_int_direct_active'],
    [['kmx_int_direct_pending'], 'https://direct.example/register', 'kmx_int_direct_active'],
    [['kmx_int_direct_active'], undefined, undefined],
  ])('direct with %j has the registration %s and the missing role %s', (roles, url, role) => {
    expect(tileOf('direct', roles)).toMatchObject({ key: 'direct' });
    expect([tileOf('direct', roles).registrationUrl, tileOf('direct', roles).missingRole]).toEqual([
      url,
      role,
    ]);
  });
});

it('returns a tile for every service, in order', () => {
  expect(deriveServiceTiles([], config).map(({ key }) => key)).toEqual(serviceKeys);
});
