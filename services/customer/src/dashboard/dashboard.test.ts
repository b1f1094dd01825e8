import { z } from 'zod';
import { orderStatuses } from '@kmx/contract/orders';
import { demoPeople } from '../../../toolkit/src/testing/people/people';
import { backends } from '../testing/backends';
import { addLocation, addMachine, addMachineTicket } from '../testing/machineRows';
import { addOrder } from '../testing/orderRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const query = `{ dashboard {
  tickets { total items { subject } }
  accessRequests { total items { userId application requestedAt } }
  endingCovers { warranties contracts items { kind machineId until } }
  openOrders { total items { reference } }
  ordersToApprove { total items { reference } } } }`;

const countSchema = z.object({ total: z.number() });
const dashboardSchema = z.object({
  tickets: countSchema.extend({ items: z.array(z.object({ subject: z.string() })) }).nullable(),
  accessRequests: countSchema
    .extend({
      items: z.array(z.object({ userId: z.string(), application: z.string(), requestedAt: z.string() })),
    })
    .nullable(),
  endingCovers: z
    .object({ warranties: z.number(), contracts: z.number(), items: z.array(z.unknown()) })
    .nullable(),
  openOrders: countSchema.extend({ items: z.array(z.object({ reference: z.string() })) }).nullable(),
  ordersToApprove: countSchema.extend({ items: z.array(z.object({ reference: z.string() })) }).nullable(),
});

describe.each(backends)('the dashboard over $name', (backend) => {
  let service: PortalService;
  const own = { organisationId: 'org-1', locationId: 'l-1' };
  const otherOrganisation = { organisationId: 'org-6', locationId: 'l-6' };
  const day = (days: number) =>
    new Date(service.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  beforeAll(async () => {
    service = await startPortalService(backend);
    const { db } = service;
    await addLocation(db, 'l-1', 'org-1');
    await addLocation(db, 'l-6', 'org-6');
    await addMachine(db, 'm-1', own, { warranty_until: day(80), contract: 'plus', contract_until: day(10) });
    await addMachine(db, 'm-2', own, { warranty_until: day(90), contract: 'plus', contract_until: day(91) });
    await addMachine(db, 'm-3', own, { warranty_until: day(-1), contract: 'plus', contract_until: day(0) });
    await addMachine(db, 'm-6', otherOrganisation, { warranty_until: day(5) });
    for (const hours of [5, 1, 3, 2])
      await addMachineTicket(
        db,
        { id: 'm-1', ...own },
        {
          subject: `Waits for ${hours} hours`,
          status: 'waitingForCustomer',
          changed_at: `2026-01-05T0${9 - hours}:00:00.000Z`,
        },
      );
    // Requests that u-admin must not decide: their own, and one of an employee.
    for (const userId of ['u-admin', 'u-staff'])
      await db
        .insertInto('customer_access')
        .values({
          user_id: userId,
          application: 'lmsefront',
          status: 'pending',
          requested_by: 'Somebody',
          requested_at: '2020-01-01T08:00:00.000Z',
          invited_at: null,
          changed_at: '2020-01-01T08:00:00.000Z',
        })
        .execute();
    await addMachineTicket(db, { id: 'm-1', ...own }, { subject: 'Is in the queue', status: 'open' });
    await addMachineTicket(db, { id: 'm-1', ...own }, { subject: 'Is done', status: 'closed' });
    await addMachineTicket(
      db,
      { id: 'm-6', ...otherOrganisation },
      { subject: 'Secret', status: 'waitingForCustomer' },
    );
    for (const status of orderStatuses) await addOrder(db, `KMX-${status.toUpperCase()}`, own, { status });
    await addOrder(db, 'KMX-FOREIGN', otherOrganisation);
    await addOrder(db, 'KMX-FOREIGN-2', otherOrganisation, { status: 'waitingForApproval' });
  });
  afterAll(() => service.stop());

  const read = async (viewer: string) => {
    const { data, errors } = await service.as(viewer, query);
    expect(errors).toBeUndefined();
    return dashboardSchema.parse(data?.dashboard);
  };

  test('counts what waits for a customer within their organisation, and lists the first three of each', async () => {
    const { tickets, accessRequests, endingCovers, openOrders } = await read('u-customer');
    expect(tickets).toEqual({
      total: 4,
      items: [5, 3, 2].map((hours) => ({ subject: `Waits for ${hours} hours` })),
    });
    expect(accessRequests).toBeNull();
    expect(endingCovers).toEqual({
      warranties: 2,
      contracts: 2,
      items: [
        { kind: 'contract', machineId: 'm-3', until: day(0) },
        { kind: 'contract', machineId: 'm-1', until: day(10) },
        { kind: 'warranty', machineId: 'm-1', until: day(80) },
      ],
    });
    expect(openOrders?.total).toBe(3);
    expect(openOrders?.items.map(({ reference }) => reference).toSorted()).toEqual([
      'KMX-ACCEPTED',
      'KMX-REQUESTED',
      'KMX-SHIPPED',
    ]);
  });

  test('shows employees the tickets that wait for the provider', async () => {
    const { tickets } = await read('u-staff');
    expect(tickets).toEqual({ total: 1, items: [{ subject: 'Is in the queue' }] });
  });

  test('shows administrators the requests that they may decide, the oldest first', async () => {
    const { accessRequests } = await read('u-admin');
    const expected = demoPeople
      .filter(
        ({ isInternal, organisationIds }) =>
          !isInternal && organisationIds.some((id) => ['org-1', 'org-2'].includes(id)),
      )
      .flatMap(({ access }) => access.filter(({ status }) => status === 'pending'));
    expect(accessRequests?.total).toBe(expected.length);
    expect(accessRequests?.items).toHaveLength(3);
    const times = accessRequests?.items.map(({ requestedAt }) => requestedAt);
    expect(times).toEqual(times?.toSorted());
  });

  test('shows the orders that wait for approval to administrators of the organisation, not to employees', async () => {
    const { ordersToApprove } = await read('u-admin');
    expect(ordersToApprove).toEqual({ total: 1, items: [{ reference: 'KMX-WAITINGFORAPPROVAL' }] });
    for (const viewer of ['u-customer', 'u-staff']) expect((await read(viewer)).ordersToApprove).toBeNull();
  });

  test('holds nothing for an account without applications, and nothing without a token', async () => {
    expect(await read('u-newcomer')).toEqual({
      tickets: null,
      accessRequests: null,
      endingCovers: null,
      openOrders: null,
      ordersToApprove: null,
    });
    const { errors } = await service.anonymously(query);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
