import { z } from 'zod';
import { orderStatuses } from '../database/schemaMigrations/orderStatuses';
import { backends } from '../testing/backends';
import { addLocation, addPart } from '../testing/machineRows';
import { addOrder } from '../testing/orderRows';
import { startPortalService, type PortalService } from '../testing/portalService';
import { openDirectory } from '../testing/readDemoRows';
import { listOrders } from './readOrders';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const listQuery = `query ($text: String, $statuses: [OrderStatus!], $page: Int, $pageSize: Int) {
  orders(text: $text, statuses: $statuses, page: $page, pageSize: $pageSize) {
    total page items { reference status orderedAt changedAt orderedBy customerReference lineCount pieces location { name } } } }`;
const detailQuery = `query ($reference: ID!, $language: String!) { order(reference: $reference, language: $language) {
  note order { reference } lines { articleNumber name quantity part { articleNumber } } } }`;
const pageSchema = z.object({
  total: z.number(),
  page: z.number(),
  items: z.array(z.looseObject({ reference: z.string() })),
});

describe.each(backends)('the order history over $name', (backend) => {
  let service: PortalService;
  const own = { organisationId: 'org-1', locationId: 'l-1' };
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addLocation(service.db, 'l-1', 'org-1', { name: 'Hall' });
    await addLocation(service.db, 'l-6', 'org-6');
    await addPart(service.db, 'KX-100', [], { texts: { en: 'Blade', de: 'Messer' } });
    await addOrder(service.db, 'KMX-1111-1111', own, { created_at: '2026-01-05T08:00:00.000Z' });
    await addOrder(service.db, 'KMX-2222-2222', own, {
      created_at: '2026-02-05T08:00:00.000Z',
      changed_at: '2026-02-06T08:00:00.000Z',
      status: 'shipped',
      customer_reference: 'PO-77',
      note: 'Before Friday',
      ordered: [
        { articleNumber: 'KX-100', name: 'Old blade', quantity: 2 },
        { articleNumber: 'GONE-1', name: 'Guide tube', quantity: 5 },
      ],
    });
    await addOrder(service.db, 'KMX-6666-6666', { organisationId: 'org-6', locationId: 'l-6' });
  });
  afterAll(() => service.stop());
  beforeEach(() => void service.warnings.splice(0));

  const list = async (variables: object = {}, viewer = 'u-customer') => {
    const { data, errors } = await service.as(viewer, listQuery, variables);
    expect(errors).toBeUndefined();
    return pageSchema.parse(data?.orders);
  };

  test('lists the orders of the own organisations, the newest first', async () => {
    const { total, items } = await list();
    expect(total).toBe(2);
    expect(items.map(({ reference }) => reference)).toEqual(['KMX-2222-2222', 'KMX-1111-1111']);
    expect(items[0]).toEqual({
      reference: 'KMX-2222-2222',
      status: 'shipped',
      orderedBy: 'Carla Customer',
      orderedAt: '2026-02-05T08:00:00.000Z',
      changedAt: '2026-02-06T08:00:00.000Z',
      customerReference: 'PO-77',
      lineCount: 2,
      pieces: 7,
      location: { name: 'Hall' },
    });
  });

  test.each([
    ['a part of the reference', { text: 'kmx-1111' }, ['KMX-1111-1111']],
    ['the own reference', { text: 'po-77' }, ['KMX-2222-2222']],
    ['the name of a part', { text: 'TUBE' }, ['KMX-2222-2222']],
    ['a status', { statuses: ['requested'] }, ['KMX-1111-1111']],
    ['no status', { statuses: [] }, ['KMX-2222-2222', 'KMX-1111-1111']],
    ['a page', { page: 2, pageSize: 1 }, ['KMX-1111-1111']],
    ['another organisation’s reference', { text: 'KMX-6666-6666' }, []],
  ])('finds orders by %s', async (_name, variables, references) => {
    const { items } = await list(variables);
    expect(items.map(({ reference }) => reference)).toEqual(references);
  });

  test('shows an order with its lines in the language of the person; a part that is gone has its former name', async () => {
    const variables = { reference: 'kmx-2222-2222', language: 'de' };
    const { data } = await service.as('u-customer', detailQuery, variables);
    expect(data?.order).toEqual({
      note: 'Before Friday',
      order: { reference: 'KMX-2222-2222' },
      lines: [
        { articleNumber: 'KX-100', name: 'Messer', quantity: 2, part: { articleNumber: 'KX-100' } },
        { articleNumber: 'GONE-1', name: 'Guide tube', quantity: 5, part: null },
      ],
    });
  });

  test('rejects an order of another organisation as it rejects a missing one, and logs both', async () => {
    for (const reference of ['KMX-6666-6666', 'KMX-0000-0000', 'x\u0000y']) {
      const { data, errors } = await service.as('u-customer', detailQuery, { reference, language: 'en' });
      expect(data?.order).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: 'ORDER_NOT_AVAILABLE' } }]);
    }
    expect(service.warnings).toEqual([
      'u-customer was refused order KMX-6666-6666',
      'u-customer was refused order KMX-0000-0000',
      'u-customer was refused order x y',
    ]);
  });

  test('rejects somebody without product information', async () => {
    const { errors } = await service.as('u-newcomer', listQuery);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

test.each(backends)(
  'an order from before there was a history is requested and found over $name',
  async (backend) => {
    const { db, stop } = await openDirectory(backend, new Date('2026-03-02T08:00:00.000Z'));
    await addLocation(db, 'l-1', 'org-1');
    await addOrder(db, 'KMX-1111-1111', { organisationId: 'org-1', locationId: 'l-1' });
    await db.schema.dropIndex('customer_orders_organisation').execute();
    for (const column of ['status', 'changed_at', 'search_key'])
      await db.schema.alterTable('customer_orders').dropColumn(column).execute();
    await orderStatuses.up(db);
    const found = await listOrders(
      db,
      { organisationIds: ['org-1'] },
      { text: 'blade', statuses: ['requested'] },
      { page: 1, pageSize: 20 },
    );
    expect(found.items).toMatchObject([
      { reference: 'KMX-1111-1111', changedAt: '2026-02-01T08:00:00.000Z' },
    ]);
    await stop();
  },
);
