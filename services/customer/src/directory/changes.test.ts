import { accessActions, applicationKeys } from '@kmx/contract/access';

import { invitationMilliseconds } from '../access/decideAccessChange';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const change = `mutation ($userId: ID!, $application: Application!, $action: AccessAction!, $expectedStatus: AccessStatus, $note: String) {
  changeAccess(input: { userId: $userId, application: $application, action: $action, expectedStatus: $expectedStatus, note: $note }) {
    __typename ... on AccessChanged { user { access { application status } } } ... on ActionRefused { code } } }`;
const invite = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { __typename
  ... on UserInvited { user { id status organisations { id } } } ... on UserAlreadyExists { userId message } ... on ActionRefused { code } } }`;

describe.each(backends)('changes over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.identity.state.fault = null;
  });

  const act = async (variables: object, viewer = 'u-admin') =>
    (await service.as(viewer, change, variables)).data?.changeAccess;
  const rolesAt = (id: string) => service.identity.accounts.get(id)?.roles;
  const inviteAs = async (input: object, viewer = 'u-admin') => {
    const fresh = {
      firstName: 'Greta',
      lastName: 'Guest',
      language: 'de',
      country: 'CH',
      organisationId: 'org-1',
    };
    const variables = { input: { ...fresh, applications: ['ticketing', 'lmsefront'], ...input } };
    return (await service.as(viewer, invite, variables)).data?.inviteUser;
  };
  const accounts = () => service.identity.accounts.size;
  const waiting = async () =>
    (
      await service.db
        .selectFrom('customer_identity_tasks')
        .selectAll()
        .where('state', '=', 'waiting')
        .execute()
    ).length;

  test('an accepted request reaches the provider before the response, and other roles stay', async () => {
    const pending = { userId: 'u-pending', application: 'direct', expectedStatus: 'pending' };
    const response = await act({ ...pending, action: 'acceptRequest', note: 'Welcome' });
    expect(response?.user?.access).toContainEqual({ application: 'direct', status: 'active' });
    expect(rolesAt('u-pending')).toEqual([
      'kmx_other_product',
      'kmx_int_direct_active',
      'kmx_int_lmsefront_inviteexpired',
    ]);
    const { data } = await service.as(
      'u-admin',
      '{ auditTrail(userId: "u-pending") { items { actorName action application fromStatus toStatus note } } }',
    );
    expect(data?.auditTrail?.items?.[0]).toEqual({
      actorName: 'Ada Administrator',
      action: 'acceptRequest',
      application: 'direct',
      fromStatus: 'pending',
      toStatus: 'active',
      note: 'Welcome',
    });
    const own = await service.as(
      'u-pending',
      '{ auditTrail(userId: "u-pending") { items { action note } } }',
    );
    expect(own.data?.auditTrail?.items?.[0]).toEqual({ action: 'acceptRequest', note: null });
    expect(await act({ ...pending, action: 'declineRequest' })).toMatchObject({ code: 'staleStatus' });
  });

  test('of two simultaneous changes of one access one succeeds, and the other is rejected', async () => {
    const given = { userId: 'u-pending', application: 'ticketing', expectedStatus: 'pending' };
    const responses = await Promise.all([
      act({ ...given, action: 'acceptRequest' }),
      act({ ...given, action: 'declineRequest' }, 'u-staff'),
    ]);
    expect(responses.map((response) => response?.__typename).sort()).toEqual([
      'AccessChanged',
      'ActionRefused',
    ]);
    expect(responses.find((response) => response?.code)).toMatchObject({ code: 'staleStatus' });
    const trail = await service.db
      .selectFrom('customer_audit')
      .select('action')
      .where('user_id', '=', 'u-pending')
      .where('application', '=', 'ticketing')
      .where('action', '!=', 'seed')
      .execute();
    expect(trail).toHaveLength(1);
  });

  test.each(['down', 'hangs'] as const)(
    'an identity service that is %s delays the role, and nothing else',
    async (fault) => {
      service.identity.state.fault = fault;
      const application = fault === 'down' ? 'mfpwm' : 'mfpmds';
      const given = { userId: 'u-newcomer', application, action: 'grantAccess', expectedStatus: null };
      expect(await act(given)).toMatchObject({ __typename: 'AccessChanged' });
      expect(await waiting()).toBe(1);
      service.identity.state.fault = null;
      service.clock.advance(60_000);
      await service.sync.run();
      expect(rolesAt('u-newcomer')).toContain(`kmx_int_${application}_active`);
      expect(await waiting()).toBe(0);
    },
  );

  test('an invitation makes an account, a user, access, a mail in their language, and a trace', async () => {
    await service.worker.run();
    service.sent.length = 0;
    const response = await inviteAs({ email: 'guest@velmora.example' });
    expect(response).toMatchObject({
      __typename: 'UserInvited',
      user: { status: 'invited', organisations: [{ id: 'org-1' }] },
    });
    const id = response?.user?.id ?? '';
    await service.worker.run();
    expect(service.sent).toMatchObject([
      { to: 'guest@velmora.example', subject: 'Ihre Einladung zu MyKomax' },
    ]);
    expect(service.sent[0]?.text).toContain(`http://identity.test/invitation/${id}/`);
    expect(service.sent[0]?.text).toContain('Ada Administrator');
    expect(rolesAt(id)).toEqual(['kmx_int_lmsefront_invited']);
    expect(await inviteAs({ email: 'guest@velmora.example' })).toEqual({
      __typename: 'UserAlreadyExists',
      userId: id,
      message: 'user already exists',
    });
    // The first sign-in accepts what the invitation was for.
    const token = service.identity.issue({ sub: id, email: 'guest@velmora.example', roles: [] });
    const seen = await service.withToken(token, `{ user(id: "${id}") { access { application status } } }`);
    expect(seen.data?.user?.access?.map(({ status }) => status)).toEqual(['active', 'active']);
    expect(rolesAt(id)?.toSorted()).toEqual(['kmx_int_lmsefront_active', 'kmx_int_serviceticketing_active']);
  });

  test('a user out of scope "already exists" without a link', async () => {
    const stranger = [...service.identity.accounts.values()].find(({ email }) =>
      email.endsWith('@kurodane.example'),
    );
    expect(await inviteAs({ email: stranger?.email })).toEqual({
      __typename: 'UserAlreadyExists',
      userId: null,
      message: 'user already exists',
    });
  });

  test.each([
    ['"valid email"', { email: 'nobody' }, 'invalid'],
    ['a name', { email: 'a@b.example', firstName: ' ' }, 'invalid'],
    [
      'a name that is none of an address',
      { email: 'a@b.example', firstName: 'Go to www.evil.example' },
      'invalid',
    ],
    ['a name without a link', { email: 'a@b.example', lastName: 'https://evil.example' }, 'invalid'],
    ['a known country', { email: 'a@b.example', country: 'XX' }, 'invalid'],
    ['an own organisation', { email: 'a@b.example', organisationId: 'org-6' }, 'notAllowed'],
  ])('an invitation needs %s', async (_, input, code) => {
    const before = accounts();
    expect(await inviteAs(input)).toMatchObject({ code });
    expect(accounts()).toBe(before);
  });

  test('changes that need the identity service are rejected as a whole while it is down', async () => {
    await service.as('u-customer', '{ me { id } }');
    service.identity.state.fault = 'down';
    const count = async () => (await service.db.selectFrom('customer_audit').select('id').execute()).length;
    const before = await count();
    expect(await inviteAs({ email: 'late@velmora.example' })).toMatchObject({ code: 'identityUnavailable' });
    const account =
      'mutation { updateAccount(input: { firstName: "A", lastName: "B", country: "US", language: "en" }) { ... on ActionRefused { code } } }';
    expect((await service.as('u-customer', account)).data?.updateAccount).toEqual({
      code: 'identityUnavailable',
    });
    const remove = 'mutation { deleteUser(userId: "u-customer") { ... on ActionRefused { code } } }';
    expect((await service.as('u-admin', remove)).data?.deleteUser).toEqual({ code: 'identityUnavailable' });
    expect(await count()).toBe(before);
  });

  test('an invitation that broke off is taken up again', async () => {
    service.identity.accounts.set('half', {
      id: 'half',
      email: 'half@velmora.example',
      hasPassword: false,
      roles: [],
      fields: {},
    });
    expect(await inviteAs({ email: 'half@velmora.example' })).toMatchObject({
      __typename: 'UserInvited',
      user: { id: 'half' },
    });
  });

  test.each(['u-admin', 'u-staff'])('%s administers others, never themselves', async (viewer) => {
    const roles = [...(rolesAt(viewer) ?? [])];
    const own = `{ user(id: "${viewer}") { canDelete access { application status allowedActions } offeredApplications { application allowedActions } } }`;
    const { data } = await service.as(viewer, own);
    const { access = [], offeredApplications = [] } = data?.user ?? {};
    const rows = [
      ...access.map(({ application, status }) => ({ application, status })),
      ...offeredApplications.map(({ application }) => ({ application, status: null })),
    ];
    expect(rows).toHaveLength(applicationKeys.length);
    expect(
      [...access, ...offeredApplications].flatMap(({ allowedActions }) => allowedActions ?? ['?']),
    ).toEqual([]);
    for (const { application, status } of rows)
      for (const action of accessActions)
        expect(
          await act({ userId: viewer, application, action, expectedStatus: status }, viewer),
        ).toMatchObject({ code: 'ownUser' });
    const remove = `mutation { deleteUser(userId: "${viewer}") { ... on ActionRefused { code } } }`;
    expect((await service.as(viewer, remove)).data?.deleteUser).toEqual({ code: 'ownUser' });
    expect((await service.as(viewer, own)).data?.user).toEqual(data?.user);
    expect(rolesAt(viewer)).toEqual(roles);
  });

  test('a request for access cannot be accepted by its author; another administrator can', async () => {
    const application = 'mfpmds';
    const request = `mutation { requestAccess(application: ${application}) { __typename } }`;
    expect((await service.as('u-admin', request)).data?.requestAccess?.__typename).toBe('AccessChanged');
    const accept = { userId: 'u-admin', application, action: 'acceptRequest', expectedStatus: 'pending' };
    expect(await act(accept)).toMatchObject({ code: 'ownUser' });
    expect(rolesAt('u-admin')).not.toContain('kmx_int_mfpmds_active');
    expect(await act(accept, 'u-staff')).toMatchObject({ __typename: 'AccessChanged' });
    expect(rolesAt('u-admin')).toContain('kmx_int_mfpmds_active');
  });

  test('account settings: names, country and language from the lists; employees are managed internally', async () => {
    const query = `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { ... on AccountUpdated { me { firstName country language measurementSystem } } ... on ActionRefused { code } } }`;
    const input = {
      firstName: ' Clara ',
      lastName: 'Customer',
      country: 'CH',
      language: 'fr',
      measurementSystem: 'Imperial',
    };
    const update = async (id: string, over: object) =>
      (await service.as(id, query, { input: { ...input, ...over } })).data?.updateAccount;
    expect(await update('u-customer', {})).toEqual({
      me: { firstName: 'Clara', country: 'CH', language: 'fr', measurementSystem: 'Imperial' },
    });
    expect(service.identity.accounts.get('u-customer')?.fields).toMatchObject({
      givenName: 'Clara',
      measurementSystem: 'Imperial',
    });
    expect(await update('u-customer', { language: 'ja' })).toEqual({ code: 'invalid' });
    expect(await update('u-customer', { lastName: '' })).toEqual({ code: 'invalid' });
    expect(await update('u-staff', {})).toEqual({ code: 'managedInternally' });
  });

  test('a request is pending until an administrator decides; it cannot be repeated', async () => {
    const query =
      'mutation { requestAccess(application: assetdb, note: "For the new line") { __typename ... on ActionRefused { code } } }';
    expect((await service.as('u-newcomer', query)).data?.requestAccess).toEqual({
      __typename: 'AccessChanged',
    });
    const own = await service.as(
      'u-newcomer',
      '{ auditTrail(userId: "u-newcomer") { items { action note } } }',
    );
    expect(own.data?.auditTrail?.items?.[0]).toEqual({ action: 'requestAccess', note: 'For the new line' });
    expect((await service.as('u-newcomer', query)).data?.requestAccess).toMatchObject({ code: 'notAllowed' });
  });

  test('"Invitations expire after 14 days": for readers at once, for the provider by the worker', async () => {
    const given = { userId: 'u-newcomer', application: 'lmsefront', action: 'invite', expectedStatus: null };
    expect(await act(given)).toMatchObject({ __typename: 'AccessChanged' });
    expect(rolesAt('u-newcomer')).toContain('kmx_int_lmsefront_invited');
    service.clock.advance(invitationMilliseconds);
    const { data } = await service.as(
      'u-admin',
      '{ users(filter: { applications: [lmsefront], statuses: [inviteExpired] }, pageSize: 100) { items { id access { application allowedActions } } } }',
    );
    const found = data?.users?.items?.find(({ id }) => id === 'u-newcomer');
    expect(found?.access).toContainEqual({
      application: 'lmsefront',
      allowedActions: ['sendNewInvite', 'grantAccess', 'withdrawAccess'],
    });
    await service.sync.run();
    expect(rolesAt('u-newcomer')).toContain('kmx_int_lmsefront_inviteexpired');
    expect(await act({ ...given, action: 'sendNewInvite', expectedStatus: 'inviteExpired' })).toMatchObject({
      __typename: 'AccessChanged',
    });
  });

  test('an address has five invitations within an hour', async () => {
    const again = {
      userId: 'u-newcomer',
      application: 'lmsefront',
      action: 'resendInvite',
      expectedStatus: 'invited',
    };
    for (let count = 1; count < 5; count += 1)
      expect(await act(again)).toMatchObject({ __typename: 'AccessChanged' });
    expect(await act(again)).toMatchObject({ code: 'tooManyInvitations' });
  });

  test('a deleted user is gone, cannot come back with an old token, and leaves the trail', async () => {
    const token = service.identity.issue(service.claimsOf('u-customer'));
    const { data } = await service.as(
      'u-admin',
      'mutation { deleteUser(userId: "u-customer") { ... on UserDeleted { id } } }',
    );
    expect(data?.deleteUser).toEqual({ id: 'u-customer' });
    expect(service.identity.accounts.has('u-customer')).toBe(false);
    expect((await service.withToken(token, '{ me { id } }')).status).toBe(401);
    const trail = await service.db
      .selectFrom('customer_audit')
      .select('action')
      .where('user_id', '=', 'u-customer')
      .where('action', '=', 'deleteUser')
      .execute();
    expect(trail).toHaveLength(1);
  });
});
