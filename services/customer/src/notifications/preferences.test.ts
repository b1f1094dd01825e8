import { z } from 'zod';
import type { NotificationType } from '@kmx/contract/notifications';
import { changeOrderStatus } from '../orders/changeOrderStatus';
import { backends } from '../testing/backends';
import { addOrder } from '../testing/orderRows';
import { savedOf, startTicketService, type TicketService } from '../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const preferencesSchema = z.object({
  id: z.string(),
  notifications: z.array(z.object({ type: z.string(), isEnabled: z.boolean() })),
});
const fields = '{ id notifications { type isEnabled } }';
const query = `{ notificationPreferences ${fields} }`;
const mutation = `mutation ($changes: [NotificationChange!]!) { updateNotifications(changes: $changes) ${fields} }`;

const ticketTypes = ['ticketReply', 'ticketStatus', 'watchedTicket'];
const orderTypes = ['orderAccepted', 'orderShipped', 'orderCancelled'];

describe.each(backends)('notification preferences over $name', (backend) => {
  let service: TicketService;
  beforeAll(async () => {
    service = await startTicketService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.db.deleteFrom('customer_outbox').execute();
    await service.db.deleteFrom('customer_disabled_notifications').execute();
  });

  const read = async (person: string) =>
    preferencesSchema.parse((await service.as(person, query)).data?.['notificationPreferences']);
  const change = async (person: string, changes: { type: NotificationType; isEnabled: boolean }[]) =>
    preferencesSchema.parse((await service.as(person, mutation, { changes })).data?.['updateNotifications']);
  const disable = (person: string, type: NotificationType) => change(person, [{ type, isEnabled: false }]);
  const readRecipients = async () =>
    (await service.db.selectFrom('customer_outbox').select('recipient').orderBy('recipient').execute()).map(
      ({ recipient }) => recipient,
    );
  const clearOutbox = () => service.db.deleteFrom('customer_outbox').execute();

  test.each([
    ['u-customer', [...ticketTypes, ...orderTypes]],
    ['u-newcomer', []],
  ])('%s gets what their access brings, and everything is on', async (person, types) => {
    expect(await read(person)).toEqual({
      id: person,
      notifications: types.map((type) => ({ type, isEnabled: true })),
    });
  });

  test('requests for access are offered to administrators', async () => {
    const { notifications } = await read('u-admin');
    expect(notifications).toContainEqual({ type: 'accessRequest', isEnabled: true });
  });

  test('a change is stored for the person alone, and can be taken back', async () => {
    const changed = await change('u-customer', [
      { type: 'orderShipped', isEnabled: true },
      { type: 'orderShipped', isEnabled: false },
      { type: 'ticketReply', isEnabled: true },
    ]);
    expect(changed.notifications.filter(({ isEnabled }) => !isEnabled)).toEqual([
      { type: 'orderShipped', isEnabled: false },
    ]);
    expect(await read('u-customer')).toEqual(changed);
    expect(await disable('u-customer', 'orderShipped')).toEqual(changed);
    expect((await read('u-admin')).notifications.every(({ isEnabled }) => isEnabled)).toBe(true);
    const restored = await change('u-customer', [{ type: 'orderShipped', isEnabled: true }]);
    expect(restored.notifications.every(({ isEnabled }) => isEnabled)).toBe(true);
  });

  test('an unknown type changes nothing', async () => {
    const changes = [
      { type: 'orderShipped', isEnabled: false },
      { type: 'passwordChanged', isEnabled: false },
    ];
    expect((await service.as('u-customer', mutation, { changes })).errors).toHaveLength(1);
    expect((await read('u-customer')).notifications.every(({ isEnabled }) => isEnabled)).toBe(true);
  });

  test('the contact and a watcher of a ticket switch off their own mails only', async () => {
    const { ticket } = savedOf(await service.create('u-customer', { watcherIds: ['u-admin'] }));
    const reply = async () => {
      await clearOutbox();
      await service.comment('u-staff', ticket.id);
      return readRecipients();
    };
    expect(await reply()).toEqual(['admin@demo.example', 'customer@demo.example']);
    await disable('u-customer', 'ticketReply');
    expect(await reply()).toEqual(['admin@demo.example']);
    await disable('u-admin', 'ticketReply');
    expect(await reply()).toEqual(['admin@demo.example']);
    await disable('u-admin', 'watchedTicket');
    expect(await reply()).toEqual([]);
    await service.close('u-staff', ticket.id);
    expect(await readRecipients()).toEqual(['customer@demo.example']);
    await clearOutbox();
    await disable('u-customer', 'ticketStatus');
    await service.reopen('u-staff', ticket.id);
    expect(await readRecipients()).toEqual([]);
  });

  test('an order is mailed at the statuses that are on', async () => {
    const reference = `KMX-${backend.name}`;
    await addOrder(service.db, reference, { organisationId: 'org-1', locationId: 'loc-1' });
    await disable('u-customer', 'orderAccepted');
    const settings = { portalUrl: 'https://x.example/mykomax', now: service.clock.now() };
    const advance = (status: 'accepted' | 'shipped') =>
      changeOrderStatus(service.db, { reference, status }, settings);
    expect(await advance('accepted')).toEqual({ kind: 'changed', status: 'accepted' });
    expect(await readRecipients()).toEqual([]);
    await advance('shipped');
    expect(await readRecipients()).toEqual(['customer@demo.example']);
  });

  test('a request for access is mailed to the administrators who have not switched it off, and not to the support team', async () => {
    const request = (application: string) =>
      service.as('u-pending', `mutation { requestAccess(application: ${application}) { __typename } }`);
    await disable('u-admin', 'accessRequest');
    await request('assetdb');
    const recipients = await readRecipients();
    expect(recipients).toContain('staff@demo.example');
    expect(recipients).not.toContain('admin@demo.example');
    await clearOutbox();
    const administrators = await service.db
      .selectFrom('customer_users')
      .select('id')
      .where('delegated_admin', 'is not', null)
      .execute();
    await service.db
      .insertInto('customer_disabled_notifications')
      .values(administrators.map(({ id }) => ({ user_id: id, type: 'accessRequest', disabled_at: '' })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await request('mfpmds');
    expect(await readRecipients()).toEqual([]);
  });

  test('the preferences of a deleted user are deleted', async () => {
    await service.db
      .insertInto('customer_disabled_notifications')
      .values({ user_id: 'u-006', type: 'ticketReply', disabled_at: '' })
      .execute();
    await service.db.deleteFrom('customer_users').where('id', '=', 'u-006').execute();
    expect(await service.db.selectFrom('customer_disabled_notifications').selectAll().execute()).toEqual([]);
  });
});
