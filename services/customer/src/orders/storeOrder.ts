import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { needsApproval } from '@kmx/contract/orders';
import { isApprover, type Scope } from '../auth/scope';
import { emptyOrderedCart } from '../carts/emptyOrderedCart';
import type { Row, Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { Location } from '../directory/places';
import type { Part } from '../parts/model';
import { createReference } from '../submissions/createReference';
import { createOrderSearchKey } from '../text/createOrderSearchKey';
import {
  composeConfirmation,
  composeSupportMail,
  composeWaitingConfirmation,
  type OrderMailData,
  type Orderer,
} from './composeOrderMails';
import { mailApprovalRequest } from './mailApprovalRequest';
import type { OrderInput, OrderResult } from './model';
import { readApprovers, type Approver } from './readApprovers';

type OrderRow = Row<'customer_orders'>;

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
    decision: null,
    decided_at: null,
    decided_by_id: null,
    decided_by_name: null,
    decision_note: null,
    search_key: createOrderSearchKey({
      reference,
      customerReference: input.customerReference,
      orderedBy: scope.name,
      lines,
    }),
  };
};

const countPieces = (lines: OrderInput['lines']): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Returns the administrators who have to approve an order; none if it needs no approval, or if the organisation has no
 * other administrator, since the order would wait forever.
 */
const findApprovers = async (
  write: Transaction<Tables>,
  scope: Scope,
  organisationId: string,
  lines: OrderInput['lines'],
): Promise<readonly Approver[]> => {
  // Locks the row, so that a concurrent change of the rule applies before or after the order.
  const { approval_limit: limit } = await write
    .updateTable('customer_organisations')
    .set((is) => ({ approval_limit: is.ref('approval_limit') }))
    .where('id', '=', organisationId)
    .returning('approval_limit')
    .executeTakeFirstOrThrow();
  const order = { pieces: countPieces(lines), isApprover: isApprover(scope) };
  return needsApproval(limit, order) ? readApprovers(write, scope, organisationId) : [];
};

/** Stores an order and its mails and empties the cart in one transaction; null if the key or the random reference is taken. */
export const storeOrder = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: OrderInput,
  { found, orderer }: { found: FoundOrder; orderer: Orderer },
): Promise<OrderResult | null> => {
  const { db, now, supportAddresses } = dependencies;
  const supportAddress = supportAddresses['parts-order'];
  if (supportAddress === undefined) throw new Error('MAIL_DESKS has no address for parts orders.');
  const at = now();
  const requested = rowOf(scope, input, found, at.toISOString());
  return db.transaction().execute(async (write): Promise<OrderResult | null> => {
    const approvers = await findApprovers(write, scope, requested.organisation_id, input.lines);
    const isWaitingForApproval = approvers.length > 0;
    const order: OrderRow = isWaitingForApproval ? { ...requested, status: 'waitingForApproval' } : requested;
    const inserted = await write
      .insertInto('customer_orders')
      .values(order)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) return null;
    const data = toMailData(order, found, found.lines, input);
    const ownData = toMailData(order, found, found.ownLines, input);
    const mails = isWaitingForApproval
      ? [composeWaitingConfirmation(ownData, orderer, at)]
      : [composeSupportMail(data, supportAddress, orderer, at), composeConfirmation(ownData, orderer, at)];
    await write.insertInto('customer_outbox').values(mails).execute();
    if (isWaitingForApproval)
      await mailApprovalRequest(write, dependencies, data, { approvers, pieces: countPieces(input.lines) });
    if (input.cart) await emptyOrderedCart(write, scope, input.cart, { lines: input.lines, now: at });
    return {
      kind: 'requested',
      reference: order.reference,
      lines: input.lines.length,
      isWaitingForApproval,
    };
  });
};
