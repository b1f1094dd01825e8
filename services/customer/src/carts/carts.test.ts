import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cartLimits } from '@kmx/contract/carts';
import { backends } from '../testing/backends';
import { addLocation, addPart } from '../testing/machineRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const fields = '{ organisation { id } revision lines { articleNumber partId quantity } }';
const query = `query ($organisationId: ID) { cart(organisationId: $organisationId) ${fields} }`;
const mutation = `mutation ($organisationId: ID!, $baseRevision: Int!, $changes: [CartChange!]!) {
  updateCart(organisationId: $organisationId, baseRevision: $baseRevision, changes: $changes) { __typename
    ... on CartUpdated { cart ${fields} conflicts { articleNumber kept dropped } } ... on CartRefused { code } } }`;
const orderMutation = `mutation ($input: OrderPartsInput!) { orderParts(input: $input) { __typename
  ... on OrderRequested { reference } ... on OrderRefused { code } } }`;

const cartSchema = z.object({
  organisation: z.object({ id: z.string() }),
  revision: z.number(),
  lines: z.array(z.object({ articleNumber: z.string(), partId: z.string(), quantity: z.number() })),
});
const resultSchema = z.object({
  __typename: z.string(),
  cart: cartSchema.optional(),
  conflicts: z.array(z.unknown()).optional(),
  code: z.string().optional(),
});
const change = (articleNumber: string, quantity: number, ageMs = 0) => ({
  articleNumber,
  partId: `part-${articleNumber}`,
  quantity,
  ageMs,
});
type Change = ReturnType<typeof change>;

describe.each(backends)('carts over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addLocation(service.db, 'l-1', 'org-1');
    await addPart(service.db, 'KX-100');
    await addPart(service.db, 'ZZ-9');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.warnings.splice(0);
    await service.db.deleteFrom('customer_carts').execute();
    await service.db.deleteFrom('customer_orders').execute();
    await service.db.deleteFrom('customer_outbox').execute();
  });

  const read = async (person = 'u-customer', organisationId?: string) => {
    const { data } = await service.as(person, query, { organisationId });
    return cartSchema.parse(data?.['cart']);
  };
  const outlineOf = async (person?: string, organisationId?: string) =>
    (await read(person, organisationId)).lines.map(
      ({ articleNumber, quantity }) => `${articleNumber} ${quantity}`,
    );
  const update = async (
    changes: readonly Change[],
    { baseRevision = 0, person = 'u-customer', organisationId = 'org-1' } = {},
  ) => {
    const variables = { organisationId, baseRevision, changes };
    const { data, errors } = await service.as(person, mutation, variables);
    expect(errors).toBeUndefined();
    return resultSchema.parse(data?.['updateCart']);
  };

  test('a cart that was never changed is empty, at revision 0', async () => {
    expect(await read()).toEqual({ organisation: { id: 'org-1' }, revision: 0, lines: [] });
  });

  test('a change is stored and read on another device', async () => {
    const { cart, conflicts } = await update([change('KX-100', 2), change('ZZ-9', 1)]);
    expect(conflicts).toEqual([]);
    expect(await read()).toEqual(cart);
    expect(cart).toEqual({
      organisation: { id: 'org-1' },
      revision: 1,
      lines: [
        { articleNumber: 'KX-100', partId: 'part-KX-100', quantity: 2 },
        { articleNumber: 'ZZ-9', partId: 'part-ZZ-9', quantity: 1 },
      ],
    });
  });

  test('changes of two devices at once are both there', async () => {
    await Promise.all([update([change('KX-100', 2)]), update([change('ZZ-9', 3)])]);
    const { revision, lines } = await read();
    expect(revision).toBe(2);
    expect(lines.map(({ articleNumber, quantity }) => `${articleNumber} ${quantity}`).toSorted()).toEqual([
      'KX-100 2',
      'ZZ-9 3',
    ]);
  });

  test('the newest quantity counts, and the device that did not know it hears of it', async () => {
    await update([change('KX-100', 2, 60_000)]);
    await update([change('KX-100', 5, 30_000)], { baseRevision: 1 });
    const { cart, conflicts } = await update([change('KX-100', 3, 45_000)], { baseRevision: 1 });
    expect(cart?.lines).toMatchObject([{ quantity: 5 }]);
    expect(conflicts).toEqual([{ articleNumber: 'KX-100', kept: 5, dropped: 3 }]);
  });

  test('carts of organisations are apart, and the one that was changed last is opened', async () => {
    await update([change('KX-100', 2)], { person: 'u-staff', organisationId: 'org-3' });
    expect(await read('u-staff')).toMatchObject({ organisation: { id: 'org-3' } });
    service.clock.advance(1000);
    await update([change('ZZ-9', 1)], { person: 'u-staff', organisationId: 'org-1' });
    expect(await read('u-staff')).toMatchObject({ organisation: { id: 'org-1' } });
    expect(await outlineOf('u-staff', 'org-3')).toEqual(['KX-100 2']);
    expect(await outlineOf()).toEqual([]);
  });

  test.each([
    ['a quantity of 10 000', [change('KX-100', 10_000)], 'invalid'],
    ['a negative quantity', [change('KX-100', -1)], 'invalid'],
    ['an article number without letters or digits', [change(' - ', 1)], 'invalid'],
    ['a null character', [change('a\u0000b', 1)], 'invalid'],
    [
      'more lines than a cart holds',
      Array.from({ length: cartLimits.lines + 1 }, (_, index) => change(`A-${index}`, 1)),
      'tooMany',
    ],
  ])('%s is rejected and nothing is stored', async (_name, changes, code) => {
    await update([change('ZZ-9', 1)]);
    expect(await update(changes, { baseRevision: 1 })).toMatchObject({ __typename: 'CartRefused', code });
    expect(await outlineOf()).toEqual(['ZZ-9 1']);
  });

  test('removed lines leave room for others', async () => {
    const numbers = Array.from({ length: cartLimits.lines }, (_, index) => `A-${index}`);
    await update(numbers.map((number) => change(number, 1)));
    const replaced = numbers.flatMap((number) => [change(number, 0), change(`B${number}`, 1)]);
    const { cart } = await update(replaced, { baseRevision: 1 });
    expect(cart?.lines).toHaveLength(cartLimits.lines);
  });

  describe('an order', () => {
    const order = async (over: object) => {
      const { data, errors } = await service.as('u-customer', orderMutation, {
        input: {
          lines: [{ articleNumber: 'kx 100', quantity: 2 }],
          locationId: 'l-1',
          idempotencyKey: randomUUID(),
          ...over,
        },
      });
      expect(errors).toBeUndefined();
      return z.object({ __typename: z.string() }).parse(data?.['orderParts']).__typename;
    };
    const cart = { organisationId: 'org-1', revision: 1 };

    test('empties the cart', async () => {
      await update([change('KX-100', 2)]);
      expect(await order({ cart })).toBe('OrderRequested');
      expect(await outlineOf()).toEqual([]);
      // A device that was away does not bring the lines back.
      await update([change('KX-100', 2, 60_000)]);
      expect(await outlineOf()).toEqual([]);
    });

    test('leaves what another device has put into the cart since', async () => {
      await update([change('KX-100', 2)]);
      await update([change('ZZ-9', 4), change('KX-100', 6)], { baseRevision: 1 });
      await order({ cart });
      expect(await outlineOf()).toEqual(['KX-100 6', 'ZZ-9 4']);
    });

    test('that is repeated does not empty the cart again', async () => {
      const input = { cart, idempotencyKey: randomUUID() };
      await update([change('KX-100', 2)]);
      await order(input);
      service.clock.advance(1000);
      await update([change('KX-100', 2)], { baseRevision: 2 });
      expect(await order(input)).toBe('OrderRequested');
      expect(await outlineOf()).toEqual(['KX-100 2']);
    });

    test.each([
      ['was rejected', { cart, lines: [{ articleNumber: 'NO-1', quantity: 1 }] }],
      ['names no cart', {}],
      ['names the cart of an organisation of others', { cart: { organisationId: 'org-6', revision: 9 } }],
    ])('that %s leaves the cart as it is', async (_name, over) => {
      await update([change('KX-100', 2)]);
      await order(over);
      expect(await outlineOf()).toEqual(['KX-100 2']);
      expect(await service.db.selectFrom('customer_carts').select('organisation_id').execute()).toEqual([
        { organisation_id: 'org-1' },
      ]);
    });

    test('that cannot be stored leaves the cart as it is', async () => {
      await update([change('KX-100', 2)]);
      await service.db.schema.alterTable('customer_outbox').renameTo('customer_outbox_away').execute();
      const input = { lines: [{ articleNumber: 'KX-100', quantity: 2 }], locationId: 'l-1', cart };
      const { errors } = await service.as('u-customer', orderMutation, {
        input: { ...input, idempotencyKey: randomUUID() },
      });
      await service.db.schema.alterTable('customer_outbox_away').renameTo('customer_outbox').execute();
      expect(errors).toHaveLength(1);
      expect(await outlineOf()).toEqual(['KX-100 2']);
    });
  });

  test('the cart of a deleted user is deleted', async () => {
    const row = { organisation_id: 'org-1', revision: 1, lines: '[]', changed_at: '' };
    await service.db
      .insertInto('customer_carts')
      .values({ user_id: 'u-006', ...row })
      .execute();
    await service.db.deleteFrom('customer_users').where('id', '=', 'u-006').execute();
    expect(await service.db.selectFrom('customer_carts').selectAll().execute()).toEqual([]);
  });
});
