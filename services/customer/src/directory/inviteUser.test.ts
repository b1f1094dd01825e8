import { readScope } from '../auth/scope';
import { createIdentityClient } from '../identity/identityClient';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';
import { inviteUser } from './inviteUser';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(backends)('inviteUser over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());

  test('an invitation that comes second does not take the account away that the first one made', async () => {
    const { db, sync, clock, identity } = service;
    const url = 'http://identity.test/invitation';
    const created = { id: 'u-pending', invitation: { url, expiresAt: clock.now().toISOString() } };
    const remove = vi.fn(() => Promise.resolve(true));
    const client = {
      ...createIdentityClient(identity.settings),
      create: () => Promise.resolve({ kind: 'created' as const, ...created }),
      remove,
    };
    const parts = {
      db,
      sync,
      identity: client,
      portalUrl: url,
      now: clock.now,
      canReplyByMail: false,
      wakeMail: () => undefined,
      supportAddresses: {},
      log: () => undefined,
    };
    const person = { email: 'pending@demo.example', firstName: 'Pia', lastName: 'Pending' };
    const viewer = {
      id: 'u-admin',
      sessionId: 'session',
      email: 'admin@demo.example',
      firstName: 'Ada',
      lastName: 'Administrator',
      roles: ['kmx_delegatedadmin_extern'],
      isInternal: false,
      language: 'en',
      country: 'CH',
      measurementSystem: null,
      signedInAt: clock.now().toISOString(),
    };
    const names = { first_name: 'Ada', last_name: 'Administrator' };
    const scope = await readScope(db, viewer, { ...names, delegated_admin: 'external' });
    const input = { ...person, language: 'en', country: 'CH', organisationId: 'org-1', applications: [] };
    // Not `toThrow`: the driver keeps the error class of the first test file that its process ran.
    await expect(inviteUser(parts, scope, input)).rejects.toBeDefined();
    expect(remove).not.toHaveBeenCalled();
  });
});
