import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { backends } from '../testing/backends';
import { addLocation, addPart } from '../testing/machineRows';
import { openProductInformation } from '../testing/orderRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ruleMutation = `mutation ($organisationId: ID!, $limit: Int) {
  changeOrderApprovalRule(organisationId: $organisationId, limit: $limit) { __typename
    ... on OrderApprovalRuleChanged { rule { limit } } ... on ActionRefused { code } } }`;
const orderMutation = `mutation ($input: OrderPartsInput!) { orderParts(input: $input) { __typename
  ... on OrderRequested { reference isWaitingForApproval } } }`;
const decideMutation = `mutation ($input: DecideOrderApprovalInput!) { decideOrderApproval(input: $input) { __typename
  ... on OrderApprovalDecided { status } ... on OrderApprovalRefused { code decision decidedBy } } }`;
const detailQuery = `query ($reference: ID!) { order(reference: $reference, language: "en") {
  canDecide approval { decision decidedBy note } order { status } } }`;
const orderedSchema = z.object({ reference: z.string(), isWaitingForApproval: z.boolean() });

describe.each(backends)('the approval of orders over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addLocation(service.db, 'l-1', 'org-1', { name: 'Hall' });
    await addLocation(service.db, 'l-2', 'org-2');
    await addPart(service.db, 'KX-100', [], { texts: { en: 'Blade', de: 'Messer' } });
    await openProductInformation(service.db, 'u-admin');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.warnings.splice(0);
    service.clock.advance(1000);
    for (const table of ['customer_orders', 'customer_outbox', 'customer_audit'] as const)
      await service.db.deleteFrom(table).execute();
    await service.db.updateTable('customer_organisations').set({ approval_limit: null }).execute();
  });

  const setRule = async (limit: number | null, viewer = 'u-admin', organisationId = 'org-1') =>
    (await service.as(viewer, ruleMutation, { organisationId, limit })).data?.['changeOrderApprovalRule'];
  const order = async (quantity: number, over: object = {}, viewer = 'u-customer') => {
    const lines = [{ articleNumber: 'KX-100', quantity }];
    const input = { lines, locationId: 'l-1', idempotencyKey: randomUUID(), ...over };
    const { data } = await service.as(viewer, orderMutation, { input });
    return orderedSchema.parse(data?.['orderParts']);
  };
  const decide = async (reference: string, decision: 'approve' | 'decline', viewer = 'u-admin', note = '') =>
    (await service.as(viewer, decideMutation, { input: { reference, decision, note } })).data?.[
      'decideOrderApproval'
    ];
  const readStatus = async (reference: string) =>
    (
      await service.db
        .selectFrom('customer_orders')
        .select('status')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).status;
  const mails = () =>
    service.db
      .selectFrom('customer_outbox')
      .select(['recipient', 'subject', 'text', 'notification_type'])
      .orderBy('recipient')
      .execute();
  const recipients = async () => (await mails()).map(({ recipient }) => recipient);
  const trail = () =>
    service.db.selectFrom('customer_audit').select(['user_id', 'actor_id', 'action', 'note']).execute();
  const placeWaitingOrder = async () => {
    await setRule(0);
    const { reference } = await order(1);
    await service.db.deleteFrom('customer_outbox').execute();
    await service.db.deleteFrom('customer_audit').execute();
    return reference;
  };

  test.each<[limit: number | null, quantity: number, viewer: string, isWaiting: boolean]>([
    [null, 9999, 'u-customer', false],
    [10, 10, 'u-customer', false],
    [10, 11, 'u-customer', true],
    [0, 1, 'u-customer', true],
    [0, 1, 'u-staff', true],
  ])('limit %j: an order of %i pieces by %s waits: %s', async (limit, quantity, viewer, isWaiting) => {
    await setRule(limit);
    const { reference, isWaitingForApproval } = await order(quantity, {}, viewer);
    expect(isWaitingForApproval).toBe(isWaiting);
    expect(await readStatus(reference)).toBe(isWaiting ? 'waitingForApproval' : 'requested');
    expect((await recipients()).includes('parts@komax.example')).toBe(!isWaiting);
  });

  test('an order by an administrator of the organisation needs no approval', async () => {
    await setRule(0);
    const claims = service.claimsOf('u-admin');
    const roles = z.array(z.string()).parse(claims['roles']);
    const token = service.identity.issue({ ...claims, roles: [...roles, 'kmx_int_productinfo_active'] });
    const lines = [{ articleNumber: 'KX-100', quantity: 1 }];
    const input = { lines, locationId: 'l-1', idempotencyKey: randomUUID() };
    const { data } = await service.withToken(token, orderMutation, { input });
    expect(data?.['orderParts']).toMatchObject({ isWaitingForApproval: false });
  });

  test('the rule of an organisation does not apply to others', async () => {
    await setRule(0, 'u-admin', 'org-2');
    expect((await order(5)).isWaitingForApproval).toBe(false);
  });

  test('an order that waits is mailed to its orderer and to administrators of the organisation, not to the support team', async () => {
    await setRule(1);
    const input = { idempotencyKey: randomUUID() };
    const { reference } = await order(2, input);
    expect(await order(2, input)).toEqual({ reference, isWaitingForApproval: true });
    const all = await mails();
    const external = await service.db
      .selectFrom('customer_users as user')
      .innerJoin('customer_memberships as member', 'member.user_id', 'user.id')
      .where('member.organisation_id', '=', 'org-1')
      .where('user.delegated_admin', '=', 'external')
      .select('user.email')
      .execute();
    expect(all.map(({ recipient }) => recipient)).toEqual(
      [...external.map(({ email }) => email), 'customer@demo.example'].toSorted(),
    );
    const toAdministrator = all.find(({ recipient }) => recipient === 'admin@demo.example');
    expect(toAdministrator).toMatchObject({
      subject: `Parts order ${reference} is waiting for your approval`,
      notification_type: 'orderApproval',
    });
    expect(toAdministrator?.text).toContain('Pieces: 2.');
    expect(toAdministrator?.text).toContain(`http://localhost:3000/mykomax/orders/${reference}`);
    const toOrderer = all.find(({ recipient }) => recipient === 'customer@demo.example');
    expect(toOrderer).toMatchObject({
      subject: `Your parts order ${reference} is waiting for approval`,
      notification_type: null,
    });
    expect(toOrderer?.text).toContain('2 × KX-100  Blade');
  });

  test('an administrator who has switched the mail off gets none', async () => {
    await setRule(0);
    const off = { user_id: 'u-admin', type: 'orderApproval', disabled_at: '2026-01-01' } as const;
    await service.db.insertInto('customer_disabled_notifications').values(off).execute();
    await order(1);
    expect(await recipients()).not.toContain('admin@demo.example');
    await service.db.deleteFrom('customer_disabled_notifications').execute();
  });

  test('an approved order is mailed to the support team, and confirmed in the language of the orderer', async () => {
    const reference = await placeWaitingOrder();
    const setLanguage = (language: string) =>
      service.db.updateTable('customer_users').set({ language }).where('id', '=', 'u-customer').execute();
    await setLanguage('de');
    const decided = { __typename: 'OrderApprovalDecided', status: 'requested' };
    expect([await decide(reference, 'approve'), await decide(reference, 'approve')]).toEqual([
      decided,
      decided,
    ]);
    await setLanguage('en');
    expect(await readStatus(reference)).toBe('requested');
    const [toOrderer, toTeam, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toOrderer).toMatchObject({
      recipient: 'customer@demo.example',
      subject: `Ihre Teilebestellung ${reference} ist freigegeben`,
    });
    expect(toOrderer?.text).toContain('1 × KX-100  Messer');
    expect(toTeam).toMatchObject({
      recipient: 'parts@komax.example',
      subject: `Parts order ${reference}: Velmora Automotive Wiring`,
    });
    expect(toTeam?.text).toContain('1 × KX-100  Blade');
    expect(toTeam?.text).toContain('Carla Customer, customer@demo.example');
    expect(await trail()).toEqual([
      { user_id: 'u-customer', actor_id: 'u-admin', action: 'approveOrder', note: null },
    ]);
  });

  test('a declined order is mailed to its orderer with the note, and stays within the organisation', async () => {
    const reference = await placeWaitingOrder();
    await decide(reference, 'decline', 'u-admin', 'We have {url} in stock.');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'customer@demo.example',
      subject: `Your parts order ${reference} is declined`,
      text: [
        'Hello Carla Customer,',
        `Ada Administrator has declined your parts order ${reference}. It was not sent to us.`,
        'Note: We have {url} in stock.',
        'You can see the order and add its parts to your cart again here:',
        `http://localhost:3000/mykomax/orders/${reference}\n`,
      ].join('\n\n'),
    });
    expect((await service.as('u-customer', detailQuery, { reference })).data?.['order']).toEqual({
      canDecide: false,
      approval: { decision: 'decline', decidedBy: 'Ada Administrator', note: 'We have {url} in stock.' },
      order: { status: 'declined' },
    });
    expect(await trail()).toMatchObject([{ action: 'declineOrder', note: null }]);
  });

  test.each(['u-customer', 'u-staff'])('%s cannot decide', async (viewer) => {
    const reference = await placeWaitingOrder();
    const input = { reference, decision: 'approve' };
    const { errors } = await service.as(viewer, decideMutation, { input });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(service.warnings).toEqual([`${viewer} was refused operation decideOrderApproval`]);
    expect(await readStatus(reference)).toBe('waitingForApproval');
    const detail = await service.as(viewer, detailQuery, { reference });
    expect(detail.data?.['order']).toMatchObject({ canDecide: false, approval: null });
  });

  test('orders of other organisations and missing ones are rejected alike, and logged', async () => {
    const reference = await placeWaitingOrder();
    await service.db.updateTable('customer_orders').set({ organisation_id: 'org-3' }).execute();
    const rejected = { code: 'unknownOrder', decision: null, decidedBy: null };
    for (const one of [reference, 'KMX-0000-0000', 'x\u0000y'])
      expect(await decide(one, 'approve')).toMatchObject(rejected);
    expect(service.warnings).toHaveLength(3);
    expect([await readStatus(reference), await recipients()]).toEqual(['waitingForApproval', []]);
  });

  test('an order that needs no approval cannot be decided', async () => {
    const { reference } = await order(1);
    expect(await decide(reference, 'decline')).toMatchObject({ code: 'notWaiting', decidedBy: null });
    expect(await readStatus(reference)).toBe('requested');
  });

  test('of two simultaneous decisions, the second is rejected with the first', async () => {
    const reference = await placeWaitingOrder();
    const other = await service.db
      .selectFrom('customer_users as user')
      .innerJoin('customer_memberships as member', 'member.user_id', 'user.id')
      .where('member.organisation_id', '=', 'org-1')
      .where('user.delegated_admin', '=', 'external')
      .where('user.id', '!=', 'u-admin')
      .select(['user.id', 'user.first_name', 'user.last_name'])
      .executeTakeFirstOrThrow();
    const [approved, declined] = await Promise.all([
      decide(reference, 'approve'),
      decide(reference, 'decline', other.id, 'Too many'),
    ]);
    const isApproved = (await readStatus(reference)) === 'requested';
    const name = isApproved ? 'Ada Administrator' : `${other.first_name} ${other.last_name}`;
    expect(isApproved ? [approved, declined] : [declined, approved]).toEqual([
      { __typename: 'OrderApprovalDecided', status: isApproved ? 'requested' : 'declined' },
      {
        __typename: 'OrderApprovalRefused',
        code: 'alreadyDecided',
        decision: isApproved ? 'approve' : 'decline',
        decidedBy: name,
      },
    ]);
    expect(await trail()).toHaveLength(1);
    expect(await mails()).toHaveLength(isApproved ? 2 : 1);
  });
});
