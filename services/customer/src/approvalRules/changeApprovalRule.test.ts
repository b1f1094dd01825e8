import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const mutation = `mutation ($organisationId: ID!, $limit: Int) {
  changeOrderApprovalRule(organisationId: $organisationId, limit: $limit) { __typename
    ... on OrderApprovalRuleChanged { rule { limit } } ... on ActionRefused { code } } }`;

describe.each(backends)('rules for the approval of orders over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.warnings.splice(0);
    await service.db.deleteFrom('customer_audit').execute();
  });

  const setRule = async (limit: number) =>
    (await service.as('u-admin', mutation, { organisationId: 'org-1', limit })).data?.[
      'changeOrderApprovalRule'
    ];
  const trail = () =>
    service.db.selectFrom('customer_audit').select(['user_id', 'actor_id', 'action', 'note']).execute();

  test.each([
    ['a customer', 'u-customer', 'org-1', 'FORBIDDEN', 'operation changeOrderApprovalRule'],
    ['an employee', 'u-staff', 'org-1', 'FORBIDDEN', 'operation changeOrderApprovalRule'],
    ['an administrator of others', 'u-admin', 'org-3', 'notAllowed', 'organisation org-3'],
  ])('%s cannot set a rule', async (_name, viewer, organisationId, code, line) => {
    const { data, errors } = await service.as(viewer, mutation, { organisationId, limit: 0 });
    expect(errors?.[0]?.extensions?.code ?? data?.['changeOrderApprovalRule']).toEqual(
      code === 'FORBIDDEN' ? code : { __typename: 'ActionRefused', code },
    );
    expect(service.warnings).toEqual([`${viewer} was refused ${line}`]);
    expect(await trail()).toEqual([]);
  });

  test('stores a rule and one audit entry, even if it is sent twice', async () => {
    const changed = { __typename: 'OrderApprovalRuleChanged', rule: { limit: 10 } };
    expect([await setRule(10), await setRule(10)]).toEqual([changed, changed]);
    expect(await setRule(-1)).toEqual({ __typename: 'ActionRefused', code: 'invalid' });
    expect(await trail()).toEqual([
      { user_id: 'u-admin', actor_id: 'u-admin', action: 'changeApprovalRule', note: null },
    ]);
    const query = '{ orderApprovalRules { organisation { id } limit } }';
    expect((await service.as('u-customer', query)).data?.['orderApprovalRules']).toEqual([
      { organisation: { id: 'org-1' }, limit: 10 },
    ]);
  });
});
