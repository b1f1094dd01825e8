import { languageCodes } from '@kmx/contract/locales';
import { orderStatuses } from '@kmx/contract/orders';
import { backends } from '../testing/backends';
import { addLocation } from '../testing/machineRows';
import { addOrder } from '../testing/orderRows';
import { openDirectory } from '../testing/readDemoRows';
import { changeOrderStatus } from './changeOrderStatus';
import { decideOrderChange } from './decideOrderChange';
import { describeOrderChange, parseOrderChange } from './describeOrderChange';
import { orderStatusMessages } from './orderStatusMessages';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-03-02T08:00:00.000Z');

test('an order moves forward alone, and is cancelled before it is shipped', () => {
  const changes = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => (decideOrderChange(from, to) === 'changed' ? [`${from} ${to}`] : [])),
  );
  expect(changes).toEqual([
    'waitingForApproval cancelled',
    'requested accepted',
    'requested cancelled',
    'accepted shipped',
    'accepted cancelled',
    'shipped delivered',
  ]);
  expect(orderStatuses.map((status) => decideOrderChange(status, status))).toEqual(
    Array(7).fill('unchanged'),
  );
});

test.each(languageCodes)('every mail about a status in %s has the name and the reference', (language) => {
  const { greeting, statuses } = orderStatusMessages[language];
  expect(greeting).toContain('{name}');
  for (const { subject, text } of Object.values(statuses)) {
    expect(subject).toContain('{reference}');
    expect(text).toContain('{reference}');
  }
});

test("parses an operator's input, and explains invalid input", () => {
  expect(parseOrderChange('kmx-1111-1111', 'shipped')).toEqual({
    reference: 'KMX-1111-1111',
    status: 'shipped',
  });
  for (const [reference, status] of [
    [undefined, undefined],
    ['KMX-1111-1111', 'gone'],
  ])
    expect(() => parseOrderChange(reference, status)).toThrow(
      'Usage: order <reference> <accepted|shipped|delivered|cancelled>',
    );
});

test('describes a change to the operator; what did not happen is an error', () => {
  expect(describeOrderChange('R', { kind: 'changed', status: 'accepted' })).toBe('Order R is accepted.');
  expect(describeOrderChange('R', { kind: 'unchanged', status: 'accepted' })).toBe(
    'Order R was accepted already.',
  );
  expect(() => describeOrderChange('R', { kind: 'unknown' })).toThrow('There is no order R.');
  expect(() => describeOrderChange('R', { kind: 'rejected', from: 'delivered' })).toThrow(
    'Order R is delivered, from which it cannot change so.',
  );
});

test.each(backends)(
  'an accepted order is mailed once, in the language of its orderer, over $name',
  async (backend) => {
    const { db, stop } = await openDirectory(backend, now);
    await addLocation(db, 'l-1', 'org-1');
    await addOrder(db, 'KMX-1111-1111', { organisationId: 'org-1', locationId: 'l-1' });
    await db.updateTable('customer_users').set({ language: 'de' }).where('id', '=', 'u-customer').execute();
    const change = (status: (typeof orderStatuses)[number], reference = 'KMX-1111-1111') =>
      changeOrderStatus(db, { reference, status }, { portalUrl: 'https://x.example/mykomax', now });

    expect(await change('accepted')).toEqual({ kind: 'changed', status: 'accepted' });
    expect(await change('accepted')).toEqual({ kind: 'unchanged', status: 'accepted' });
    expect(await change('delivered')).toEqual({ kind: 'rejected', from: 'accepted' });
    expect(await change('accepted', 'KMX-0000-0000')).toEqual({ kind: 'unknown' });
    expect(await db.selectFrom('customer_orders').select(['status', 'changed_at']).execute()).toEqual([
      { status: 'accepted', changed_at: now.toISOString() },
    ]);
    expect(await db.selectFrom('customer_outbox').select(['recipient', 'subject', 'text']).execute()).toEqual(
      [
        {
          recipient: 'customer@demo.example',
          subject: 'Ihre Teilebestellung KMX-1111-1111 ist angenommen',
          text: 'Guten Tag Carla Customer\n\nWir haben Ihre Teilebestellung KMX-1111-1111 angenommen und bereiten sie vor. Den Stand sehen Sie hier:\n\nhttps://x.example/mykomax/orders/KMX-1111-1111\n\nWelche E-Mails Sie erhalten, wählen Sie hier:\nhttps://x.example/mykomax/account/notifications\n',
        },
      ],
    );

    await change('shipped');
    await change('delivered');
    expect(await db.selectFrom('customer_outbox').select('id').execute()).toHaveLength(2);
    await stop();
  },
);
