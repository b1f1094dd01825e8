import { randomUUID } from 'node:crypto';
import { backends } from '../testing/backends';
import { addLocation, addPart } from '../testing/machineRows';
import { openProductInformation } from '../testing/orderRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const orderMutation = `mutation ($input: OrderPartsInput!) { orderParts(input: $input) { __typename
  ... on OrderRequested { isWaitingForApproval } } }`;
const rulesQuery = '{ orderApprovalRules { organisation { id } limit hasApprover } }';
const input = { lines: [{ articleNumber: 'KX-100', quantity: 1 }], locationId: 'l-1' };

describe.each(backends)('approvers of orders over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addLocation(service.db, 'l-1', 'org-1');
    await addPart(service.db, 'KX-100', []);
    await openProductInformation(service.db, 'u-admin');
    await service.db.updateTable('customer_organisations').set({ approval_limit: 0 }).execute();
  });
  afterAll(() => service.stop());

  /** Tokens without the role of administrators, as after it was taken away from them there. */
  const send = (viewer: string, query: string, variables?: object) => {
    const roles = ['kmx_int_productinfo_active'];
    const token = service.identity.issue({ ...service.claimsOf(viewer), roles });
    return service.withToken(token, query, variables);
  };

  // ADR 76: without an administrator who can approve an order, it needs no approval.
  test.each<[viewer: string, administrators: readonly string[], isNeeded: boolean]>([
    ['u-customer', ['u-admin'], true],
    ['u-customer', [], false],
    ['u-admin', ['u-admin'], false],
    ['u-admin', ['u-admin', 'u-customer'], true],
  ])(
    'order by %s with the administrators %j: needs approval: %s',
    async (viewer, administrators, isNeeded) => {
      await service.db
        .updateTable('customer_users')
        .set((is) => ({
          delegated_admin: is
            .case()
            .when('id', 'in', ['', ...administrators])
            .then('external' as const)
            .else(null)
            .end(),
        }))
        .execute();
      const { data } = await send(viewer, orderMutation, {
        input: { ...input, idempotencyKey: randomUUID() },
      });
      expect(data?.['orderParts']).toMatchObject({ isWaitingForApproval: isNeeded });
      const rules = (await send(viewer, rulesQuery)).data?.['orderApprovalRules'];
      expect(rules).toContainEqual({ organisation: { id: 'org-1' }, limit: 0, hasApprover: isNeeded });
    },
  );
});
