import { randomUUID } from 'node:crypto';
import type { Scope } from '../auth/scope';
import { emptyOrderedCart } from '../carts/emptyOrderedCart';
import type { Row } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { Location } from '../directory/places';
import type { Part } from '../parts/model';
import { createReference } from '../submissions/createReference';
import { createOrderSearchKey } from '../text/createOrderSearchKey';
import {
  composeConfirmation,
  composeSupportMail,
  type OrderMailData,
  type Orderer,
} from './composeOrderMails';
import type { OrderInput, OrderResult } from './model';

type OrderRow = Row<'customer_orders'>;

/** Location and parts of a valid order. */
export interface FoundOrder {
  location: Location;
  /** In English and in the language of the person, both in the order of the lines. */
  lines: readonly Part[];
  ownLines: readonly Part[];
}

const toMailData = (
  order: OrderRow,
  { location }: FoundOrder,
  lines: readonly Part[],
  input: OrderInput,
): OrderMailData => ({
  order,
  lines: lines.map(({ articleNumber, name }, index) => ({
    articleNumber,
    name,
    quantity: input.lines[index]?.quantity ?? 0,
  })),
  location: `${location.name}, ${location.city}, ${location.country}`,
  organisation: location.organisation.name,
});

const rowOf = (scope: Scope, input: OrderInput, { location, lines }: FoundOrder, at: string): OrderRow => {
  const reference = createReference();
  return {
    id: randomUUID(),
    reference,
    organisation_id: location.organisation.id,
    user_id: scope.viewer.id,
    user_name: scope.name,
    location_id: location.id,
    lines: JSON.stringify(
      input.lines.map(({ quantity }, index) => ({
        articleNumber: lines[index]?.articleNumber,
        name: lines[index]?.name,
        quantity,
      })),
    ),
    note: input.note,
    customer_reference: input.customerReference,
    created_at: at,
    idempotency_key: input.idempotencyKey,
    status: 'requested',
    changed_at: at,
    search_key: createOrderSearchKey({
      reference,
      customerReference: input.customerReference,
      orderedBy: scope.name,
      lines,
    }),
  };
};

/** Stores an order and its mails and empties the cart in one transaction; null if the key or the random reference is taken. */
export const storeOrder = async (
  { db, now, desks }: DirectoryDependencies,
  scope: Scope,
  input: OrderInput,
  { found, orderer }: { found: FoundOrder; orderer: Orderer },
): Promise<OrderResult | null> => {
  const supportAddress = desks['parts-order'];
  if (supportAddress === undefined) throw new Error('MAIL_DESKS has no address for parts orders.');
  const at = now();
  const order = rowOf(scope, input, found, at.toISOString());
  const mails = [
    composeSupportMail(toMailData(order, found, found.lines, input), supportAddress, orderer),
    composeConfirmation(toMailData(order, found, found.ownLines, input), orderer),
  ];
  return db.transaction().execute(async (write) => {
    const inserted = await write
      .insertInto('customer_orders')
      .values(order)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) return null;
    await write.insertInto('customer_outbox').values(mails).execute();
    if (input.cart) await emptyOrderedCart(write, scope, input.cart, { lines: input.lines, now: at });
    return { kind: 'requested', reference: order.reference, lines: input.lines.length };
  });
};
