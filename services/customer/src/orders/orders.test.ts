import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import { backends } from '../testing/backends';
import { addLocation, addPart } from '../testing/machineRows';
import { startPortalService, type PortalService } from '../testing/portalService';
import { orderLimits } from './decideOrder';
import { orderMailMessages } from './orderMailMessages';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const mutation = `mutation ($input: OrderPartsInput!) { orderParts(input: $input) { __typename
  ... on OrderRequested { reference lines } ... on OrderRefused { code message articleNumbers existing { reference lines at } } } }`;
const resultSchema = z.looseObject({ __typename: z.string(), reference: z.string().optional() });

test.each(languageCodes)('the confirmation in %s has every place to fill in', (language) => {
  const { subject, greeting, received, delivery } = orderMailMessages[language];
  expect(subject + received).toMatch(/\{reference\}.*\{reference\}/);
  expect(greeting).toContain('{name}');
  expect(delivery).toContain('{location}');
});

describe.each(backends)('orders over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addLocation(service.db, 'l-1', 'org-1', { name: 'Hall {reference}' });
    await addLocation(service.db, 'l-6', 'org-6');
    await addPart(service.db, 'KX-100', [], { texts: { en: 'Blade', de: 'Messer' } });
    await addPart(service.db, 'ZZ-9', [], { stock: 0 });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.warnings.splice(0);
    await service.db.deleteFrom('customer_orders').execute();
    await service.db.deleteFrom('customer_outbox').execute();
  });

  const order = (over: object = {}) => ({
    lines: [
      { articleNumber: 'kx 100', quantity: 2 },
      { articleNumber: 'ZZ-9', quantity: 7 },
    ],
    locationId: 'l-1',
    idempotencyKey: randomUUID(),
    ...over,
  });
  const send = async (input: object, viewer = 'u-customer') => {
    const { data, errors } = await service.as(viewer, mutation, { input });
    expect(errors).toBeUndefined();
    return resultSchema.parse(data?.orderParts);
  };
  const mails = () => service.db.selectFrom('customer_outbox').selectAll().orderBy('recipient').execute();
  const stored = () => service.db.selectFrom('customer_orders').selectAll().execute();

  test('an order is stored with a mail to the support team and one to the user in their language', async () => {
    await service.db
      .updateTable('customer_users')
      .set({ language: 'de' })
      .where('id', '=', 'u-customer')
      .execute();
    const result = await send(order({ note: 'Before Friday', customerReference: 'PO-7\nBcc: x@y.example' }));
    expect(result).toMatchObject({ __typename: 'OrderRequested', lines: 2 });
    const reference = result.reference ?? '';
    expect(reference).toMatch(/^KMX-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const [row] = await stored();
    expect(row).toMatchObject({
      reference,
      organisation_id: 'org-1',
      user_id: 'u-customer',
      user_name: 'Carla Customer',
      location_id: 'l-1',
      note: 'Before Friday',
      customer_reference: 'PO-7 Bcc: x@y.example',
    });
    expect(JSON.parse(row?.lines ?? '')).toEqual([
      { articleNumber: 'KX-100', name: 'Blade', quantity: 2 },
      { articleNumber: 'ZZ-9', name: 'Part ZZ-9', quantity: 7 },
    ]);
    const [own, supportMail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      kind: 'notice',
      recipient: 'customer@demo.example',
      reply_to: null,
      state: 'waiting',
      subject: `Wir haben Ihre Teilebestellung ${reference} erhalten`,
    });
    expect(own?.text).toContain('2 × KX-100  Messer\n7 × ZZ-9  Teil ZZ-9');
    // Placeholders in inserted values are not replaced.
    expect(own?.text).toContain('Lieferung an: Hall {reference}, Regensburg, DE');
    expect(supportMail).toMatchObject({
      kind: 'notice',
      recipient: 'parts@komax.example',
      reply_to: 'customer@demo.example',
      subject: `Parts order ${reference}: Velmora Automotive Wiring`,
    });
    for (const text of [
      '2 × KX-100  Blade',
      'Note:\nBefore Friday',
      'Carla Customer, customer@demo.example',
      'PO-7 Bcc',
    ])
      expect(supportMail?.text).toContain(text);
  });

  test('a repeated key gets the first response again, also at the same time; mails are queued once', async () => {
    const input = order();
    const results = await Promise.all([
      send(input),
      send(input),
      send({ ...input, idempotencyKey: input.idempotencyKey.toUpperCase() }),
    ]);
    expect(new Set(results.map(({ reference }) => reference)).size).toBe(1);
    expect(
      await send({
        ...input,
        lines: [
          { articleNumber: 'KX-100', quantity: 2 },
          { articleNumber: 'zz9', quantity: 7 },
        ],
      }),
    ).toEqual(results[0]);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(await send({ ...input, note: 'another' })).toMatchObject({
      code: 'alreadySent',
      existing: { reference: results[0]?.reference, lines: 2 },
    });
    expect(await stored()).toHaveLength(1);
    // Keys are scoped to a person.
    expect(await send(input, 'u-staff')).toMatchObject({ __typename: 'OrderRequested' });
    expect(await stored()).toHaveLength(2);
  });

  test('a repeated key succeeds even if the part has been removed since', async () => {
    await addPart(service.db, 'GONE-1');
    const input = order({ lines: [{ articleNumber: 'GONE-1', quantity: 1 }] });
    const first = await send(input);
    await service.db.deleteFrom('customer_parts').where('article_number', '=', 'GONE-1').execute();
    expect(await send(input)).toEqual(first);
  });

  test.each([
    [
      'an unknown part',
      {
        lines: [
          { articleNumber: 'KX-100', quantity: 1 },
          { articleNumber: 'NO-1', quantity: 1 },
        ],
      },
      'unknownPart',
      ['NO-1'],
    ],
    [
      'a null character',
      { lines: [{ articleNumber: 'a\u0000b', quantity: 1 }] },
      'unknownPart',
      ['a\u0000b'],
    ],
    ["another organisation's location", { locationId: 'l-6' }, 'unknownLocation', []],
    ['a location that is missing', { locationId: 'l-99' }, 'unknownLocation', []],
    ['no line', { lines: [] }, 'empty', []],
    ['a quantity of 0', { lines: [{ articleNumber: 'KX-100', quantity: 0 }] }, 'invalid', ['KX-100']],
    [
      'too many lines',
      { lines: Array.from({ length: 201 }, (_, n) => ({ articleNumber: `A-${n}`, quantity: 1 })) },
      'tooMany',
      [],
    ],
  ])('%s is rejected and nothing is stored', async (_name, over, code, articleNumbers) => {
    expect(await send(order(over))).toMatchObject({ __typename: 'OrderRefused', code, articleNumbers });
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('locations of others and missing ones are rejected alike, and logged', async () => {
    const [foreign, missing] = [
      await send(order({ locationId: 'l-6' })),
      await send(order({ locationId: 'l-99' })),
    ];
    expect(foreign).toEqual(missing);
    expect(service.warnings).toEqual([
      'u-customer was refused location l-6',
      'u-customer was refused location l-99',
    ]);
  });

  test('an account orders so often in an hour, and then later again', async () => {
    await send(order());
    const [row] = await stored();
    if (!row) throw new Error('No order was stored.');
    for (let count = 1; count < orderLimits.perHour; count += 1)
      await service.db
        .insertInto('customer_orders')
        .values({ ...row, id: randomUUID(), reference: `R-${count}`, idempotency_key: randomUUID() })
        .execute();
    expect(await send(order())).toMatchObject({ code: 'tooMany' });
    service.clock.advance(61 * 60 * 1000);
    expect(await send(order())).toMatchObject({ __typename: 'OrderRequested' });
  });
});
