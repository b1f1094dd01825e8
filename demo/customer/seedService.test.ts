import { orderStatuses } from '@kmx/contract/orders';
import type { CustomerDatabase } from '../../services/customer/src/database/connect';
import { backends } from '../../services/customer/src/testing/backends';
import { openDirectory, readDemoRows } from '../../services/customer/src/testing/readDemoRows';
import { demoOrganisations } from '../../services/toolkit/src/testing/people/organisations';
import { seedService } from './seedService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-03-02T08:00:00.000Z');

describe.each(backends)('the demo data over $name', (backend) => {
  let db: CustomerDatabase;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await openDirectory(backend, now));
    expect(await seedService(db, now)).toBe(1500);
  });
  afterAll(() => stop());

  test('"400 machines, 1 500 tickets with threads, 800 parts over the six organisations"', async () => {
    const { machines, tickets, parts } = await readDemoRows(db);
    expect([machines.length, tickets.length, parts.length]).toEqual([400, 1500, 800]);
    for (const rows of [machines, tickets])
      expect(new Set(rows.map(({ organisation_id: id }) => id))).toEqual(
        new Set(demoOrganisations.map(({ id }) => id)),
      );
  });

  test('orders of every organisation in every status', async () => {
    const { orders } = await readDemoRows(db);
    expect(new Set(orders.map(({ organisation_id: id }) => id))).toEqual(
      new Set(demoOrganisations.map(({ id }) => id)),
    );
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  });

  test('a second run adds nothing, and what was changed stays', async () => {
    const changed = { subject: 'Changed by somebody', status: 'closed' } as const;
    await db.updateTable('customer_tickets').set(changed).where('number', '=', 100_001).execute();
    await db.deleteFrom('customer_ticket_watchers').execute();
    const before = await readDemoRows(db);
    expect(await seedService(db, new Date('2026-04-05T03:00:00.000Z'))).toBe(0);
    expect(await readDemoRows(db)).toEqual(before);
  });

  test('a ticket with the number of a demo ticket stays, without the thread of that one', async () => {
    const number = 100_002;
    await db.updateTable('customer_tickets').set({ number: -1 }).where('number', '=', number).execute();
    await db.deleteFrom('customer_tickets').where('number', '=', -1).execute();
    await db.updateTable('customer_tickets').set({ number }).where('number', '=', 100_003).execute();
    const { entries } = await readDemoRows(db);
    expect(await seedService(db, now)).toBe(0);
    expect((await readDemoRows(db)).entries).toEqual(entries);
  });
});
