import { demoPeople } from '../../../toolkit/src/testing/people/people';
import { schema } from '../graphql/schema';
import { backends, sqlite } from '../testing/backends';
import { bearerOf, startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const codesOf = ({ errors }: { errors?: { extensions?: { code?: string } }[] }) =>
  errors?.map(({ extensions }) => extensions?.code);

describe('tokens', () => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(sqlite);
  });
  afterAll(() => service.stop());
  const me = '{ me { id } }';

  test('a valid token is accepted, also with roles as a single string', async () => {
    const token = service.identity.issue({
      ...service.claimsOf('u-admin'),
      roles: 'kmx_delegatedadmin_extern',
    });
    const { data } = await service.withToken(token, '{ me { id canAdministerUsers } }');
    expect(data).toEqual({ me: { id: 'u-admin', canAdministerUsers: true } });
  });

  test('a token without the claim of roles is valid, without roles', async () => {
    const { roles: _, ...claims } = service.claimsOf('u-admin');
    const token = service.identity.issue(claims);
    const response = await service.withToken(token, '{ me { id canAdministerUsers } }');
    expect(response).toEqual({ status: 200, data: { me: { id: 'u-admin', canAdministerUsers: false } } });
  });

  test.each<[string, Record<string, unknown>]>([
    ['issuer', { iss: 'https://elsewhere.example' }],
    ['audience', { aud: ['kmx_other_service'] }],
    ['client', { client_id: 'another_client' }],
    ['type', { token_type: 'DPoP' }],
    ['proof of the sign-in', { amr: [] }],
    ['address', { email: undefined }],
    ['expiry', { seconds: -10 }],
    ['age', { iat: Date.parse('2026-03-01T08:00:00Z') / 1000 }],
  ])('a token with a wrong %s is UNAUTHENTICATED', async (_what, over) => {
    const { identity } = service;
    expect((await service.withToken(identity.issue(service.claimsOf('u-admin')), me)).status).toBe(200);
    const response = await service.withToken(identity.issue(service.claimsOf('u-admin'), over), me);
    expect(response.status).toBe(401);
    expect(codesOf(response)).toEqual(['UNAUTHENTICATED']);
  });

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const identityToken = `${part({ alg: 'RS256', kid: 'test' })}.${part({ sub: 'u-admin' })}.c2lnbmF0dXJl`;

  test.each<[string, Record<string, string>]>([
    ['an identity token', bearerOf(identityToken)],
    ['an identity token in the header of before', { 'x-identity-token': identityToken }],
    ['an access token in the header of before', { 'x-identity-token': 'an-access-token' }],
    ['a made-up token', bearerOf('made-up')],
    ['a password', { authorization: 'Basic YTpi' }],
    ['no token', { authorization: 'Bearer ' }],
  ])('%s is no credential', async (_what, headers) => {
    const response = await service.anonymously(me, headers);
    expect(response.status).toBe(401);
    expect(codesOf(response)).toEqual(['UNAUTHENTICATED']);
  });

  test('"unauthenticated and authenticated variants": without a token only forms are available', async () => {
    const open = ['forms', 'submitForm', 'publicMachine', 'unsubscribeLink', 'unsubscribe'];
    for (const type of [schema.getQueryType(), schema.getMutationType()])
      for (const field of Object.values(type?.getFields() ?? {}))
        expect(
          Boolean(
            field.extensions?.pothosOptions && 'skipTypeScopes' in Object(field.extensions.pothosOptions),
          ),
        ).toBe(open.includes(field.name));
    service.warnings.length = 0;
    for (const query of [me, '{ users { total } }', '{ user(id: "u-001") { id } }', '{ usersCsv }'])
      expect(codesOf(await service.anonymously(query))).toEqual(['UNAUTHENTICATED']);
    expect(service.warnings).toEqual(
      ['me', 'users', 'user', 'usersCsv'].map((field) => `nobody known was refused operation ${field}`),
    );
    expect((await service.anonymously('{ forms }')).errors).toBeUndefined();
  });

  test('debug data are returned to employees only', async () => {
    const level = { 'x-debug-level': '1', 'x-request-id': 'request-1' };
    expect((await service.as('u-staff', me, {}, level)).extensions).toEqual({
      debug: { requestId: 'request-1', ms: 0 },
    });
    expect((await service.as('u-admin', me, {}, level)).extensions).toBeUndefined();
    expect((await service.as('u-staff', me, {}, { 'x-debug-level': '0' })).extensions).toBeUndefined();
  });

  test('a person whom the directory does not know is added without an organisation, with the roles held', async () => {
    const claims = { ...service.claimsOf('u-stranger'), roles: ['kmx_int_direct_pending'], locale: 'de' };
    const query = '{ me { id language organisations { id } } user(id: "u-stranger") { status } }';
    const { data } = await service.withToken(service.identity.issue(claims), query);
    expect(data).toEqual({
      me: { id: 'u-stranger', language: 'de', organisations: [] },
      user: { status: 'pending' },
    });
  });
});

describe.each(backends)(
  '"An administrator sees only users that share an organisation with them." over $name',
  (backend) => {
    let service: PortalService;
    beforeAll(async () => {
      service = await startPortalService(backend);
    });
    afterAll(() => service.stop());

    const idsOf = async (
      viewer: string,
      filter: object = {},
      sort: object = { by: 'name', direction: 'asc' },
    ) => {
      const query = `query ($filter: UserFilter, $sort: UserSort) { users(filter: $filter, sort: $sort, pageSize: 100) { total items { id organisations { id } } } }`;
      const { data, errors } = await service.as(viewer, query, { filter, sort });
      expect(errors).toBeUndefined();
      return data?.users as { total: number; items: { id: string; organisations: { id: string }[] }[] };
    };
    const orgsOf = (id: string) => demoPeople.find((person) => person.id === id)?.organisationIds ?? [];
    const outsider =
      demoPeople.find(({ organisationIds }) => organisationIds.every((id) => !orgsOf('u-admin').includes(id)))
        ?.id ?? '';

    test.each(['u-admin', 'u-staff', 'u-001'])('%s', async (viewer) => {
      const { total, items } = await idsOf(viewer);
      const mine = orgsOf(viewer);
      const expected = demoPeople.filter(({ organisationIds }) =>
        organisationIds.some((id) => mine.includes(id)),
      );
      expect(total).toBe(expected.length);
      expect(total).toBeGreaterThan(15);
      for (const { organisations } of items) for (const { id } of organisations) expect(mine).toContain(id);
    });

    test('filters, searches, choices and the file disclose no others', async () => {
      expect(outsider).not.toBe('');
      const stranger = demoPeople.find(({ id }) => id === outsider);
      expect((await idsOf('u-admin', { organisationIds: ['org-4'] })).total).toBe(0);
      expect((await idsOf('u-admin', { organisationIds: ['org-4', 'org-1'] })).total).toBe(
        (await idsOf('u-admin', { organisationIds: ['org-1'] })).total,
      );
      expect((await idsOf('u-admin', { search: stranger?.email })).total).toBe(0);
      expect((await idsOf('u-admin', { search: '%' })).total).toBe(0);
      expect((await idsOf('u-admin', { organisationIds: ["org-4') or ('1' = '1", 'a\u0000b'] })).total).toBe(
        0,
      );
      const { data } = await service.as(
        'u-admin',
        '{ userFilterChoices { organisations { id } subRegions } usersCsv }',
      );
      expect(data?.userFilterChoices?.organisations?.map(({ id }) => id).sort()).toEqual(['org-1', 'org-2']);
      expect(data?.usersCsv).not.toContain(stranger?.email);
      expect(data?.usersCsv?.split('\r\n')).toHaveLength((await idsOf('u-admin')).total + 2);
    });

    test('a user out of scope and one who is missing are the same: one message, one code', async () => {
      const query = 'query ($id: ID!) { user(id: $id) { id } }';
      const trail = 'query ($id: ID!) { auditTrail(userId: $id) { total } }';
      for (const id of [outsider, 'u-nobody', 'a\u0000b'])
        for (const question of [query, trail]) {
          const { errors, data } = await service.as('u-admin', question, { id });
          expect(Object.values(data ?? {})).toEqual([null]);
          expect(errors?.[0]).toMatchObject({
            message: 'This user does not exist, or you do not have permission to see them.',
            extensions: { code: 'USER_NOT_AVAILABLE' },
          });
        }
      const aliases = '{ a: user(id: "u-customer") { id } b: user(id: "' + outsider + '") { email } }';
      expect((await service.as('u-admin', aliases)).data).toEqual({ a: { id: 'u-customer' }, b: null });
    });

    test('sorting by an organisation goes by the shared ones only', async () => {
      const { items } = await idsOf('u-001', {}, { by: 'organisation', direction: 'desc' });
      // Everybody shares only org-1 with u-001, so other memberships do not affect the order: the id decides.
      expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted());
    });

    test.each(['changeAccess', 'deleteUser'])('%s does not reach others', async (mutation) => {
      const query =
        mutation === 'deleteUser'
          ? 'mutation ($id: ID!) { deleteUser(userId: $id) { ... on ActionRefused { code } } }'
          : 'mutation ($id: ID!) { changeAccess(input: { userId: $id, application: mfpmds, action: grantAccess }) { ... on ActionRefused { code } } }';
      for (const id of [outsider, 'u-nobody'])
        expect((await service.as('u-admin', query, { id })).data?.[mutation]).toEqual({
          code: 'unknownUser',
        });
    });

    test('customers see themselves and nobody else, and administer nothing', async () => {
      const own = await service.as(
        'u-customer',
        '{ user(id: "u-customer") { isSelf canDelete access { allowedActions } } }',
      );
      expect(own.data?.user).toMatchObject({ isSelf: true, canDelete: false });
      expect(own.data?.user?.access?.flatMap((access) => access.allowedActions ?? ['none told'])).toEqual([]);
      expect(codesOf(await service.as('u-customer', '{ user(id: "u-pending") { id } }'))).toEqual([
        'USER_NOT_AVAILABLE',
      ]);
      for (const query of [
        '{ users { total } }',
        '{ usersCsv }',
        '{ userFilterChoices { roles } }',
        'mutation { deleteUser(userId: "u-pending") { __typename } }',
      ])
        expect(codesOf(await service.as('u-customer', query))).toEqual(['FORBIDDEN']);
    });

    test('the role ends with the token or with the directory, whichever is first', async () => {
      const without = service.identity.issue({
        ...service.claimsOf('u-admin'),
        roles: ['xkmx_delegatedadmin_extern2'],
      });
      expect(codesOf(await service.withToken(without, '{ users { total } }'))).toEqual(['FORBIDDEN']);
      const invented = service.identity.issue({
        ...service.claimsOf('u-customer'),
        roles: ['kmx_delegatedadmin_intern'],
      });
      expect(codesOf(await service.withToken(invented, '{ users { total } }'))).toEqual(['FORBIDDEN']);
    });

    test('external administrators touch no employees, and delete nobody who belongs elsewhere too', async () => {
      const { data } = await service.as(
        'u-admin',
        '{ user(id: "u-staff") { canDelete organisations { id } offeredApplications { allowedActions } } }',
      );
      expect(data?.user?.organisations).toEqual([{ id: 'org-1' }]);
      expect(data?.user?.canDelete).toBe(false);
      const rejected =
        'mutation { changeAccess(input: { userId: "u-staff", application: ticketing, action: withdrawAccess, expectedStatus: active }) { ... on ActionRefused { code } } }';
      expect((await service.as('u-admin', rejected)).data?.changeAccess).toEqual({ code: 'notAllowed' });
      const shared = demoPeople.find(
        ({ isInternal, organisationIds }) =>
          !isInternal && organisationIds.includes('org-2') && organisationIds.includes('org-3'),
      );
      const remove = 'mutation ($id: ID!) { deleteUser(userId: $id) { ... on ActionRefused { code } } }';
      expect((await service.as('u-admin', remove, { id: shared?.id })).data?.deleteUser).toEqual({
        code: 'notAllowed',
      });
    });
  },
);
