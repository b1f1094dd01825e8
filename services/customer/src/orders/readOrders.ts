import { sql } from 'kysely';
import { z } from 'zod';
import { parseJson } from '../../../toolkit/src/parseJson';
import { isApprover, type Scope } from '../auth/scope';
import { containsAllTerms, isFilled, isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import { isPlain } from '../database/isPlain';
import { pageOf, type Page } from '../database/pageOf';
import { toArticleKey } from '../parts/partKeys';
import { readPartsByArticleNumbers } from '../parts/selectParts';
import type { Approval, Order, OrderDetail, OrderFilter, StoredLine } from './model';

const linesSchema = z.array(z.object({ articleNumber: z.string(), name: z.string(), quantity: z.number() }));

export const readLines = (stored: string): StoredLine[] => linesSchema.parse(parseJson(stored));

/** Orders of the scope's organisations; every query of orders must use it. */
const ordersOf = (
  db: CustomerDatabase,
  { organisationIds }: Pick<Scope, 'organisationIds'>,
  { text, statuses }: OrderFilter = {},
) =>
  [
    isOneOf(sql.ref('parts_order.organisation_id'), organisationIds),
    ...containsAllTerms('parts_order.search_key', text),
    ...(isFilled(statuses) ? [isOneOf(sql.ref('parts_order.status'), statuses)] : []),
  ].reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('customer_orders as parts_order')
      .innerJoin('customer_locations as location', 'location.id', 'parts_order.location_id')
      .innerJoin('customer_organisations as organisation', 'organisation.id', 'parts_order.organisation_id'),
  );

const withColumns = (query: ReturnType<typeof ordersOf>) =>
  query
    .selectAll('parts_order')
    .select(['location.name as location_name', 'location.city', 'location.country'])
    .select('organisation.name as organisation_name');

type OrderRow = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>;

const toOrder = (row: OrderRow): Order => {
  const lines = readLines(row.lines);
  return {
    reference: row.reference,
    status: row.status,
    orderedAt: row.created_at,
    changedAt: row.changed_at,
    orderedBy: row.user_name,
    customerReference: row.customer_reference,
    location: {
      id: row.location_id,
      name: row.location_name,
      city: row.city,
      country: row.country,
      organisation: { id: row.organisation_id, name: row.organisation_name },
    },
    lineCount: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};

const toApproval = (row: OrderRow): Approval | null => {
  const { decision, decided_at: decidedAt, decided_by_name: decidedBy, decision_note: note } = row;
  if (decision === null || decidedAt === null || decidedBy === null) return null;
  return { decision, decidedAt, decidedBy, note };
};

/** Returns one page of the filtered orders, newest first. */
export const listOrders = async (
  db: CustomerDatabase,
  scope: Pick<Scope, 'organisationIds'>,
  filter: OrderFilter,
  requested: { page: number; pageSize: number },
): Promise<Page<Order>> => {
  const orders = ordersOf(db, scope, filter);
  const counted = await orders.select((is) => is.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const total = Number(counted.count);
  const { offset, page, pageSize } = pageOf(total, requested);
  const rows = await withColumns(orders)
    .orderBy('parts_order.created_at', 'desc')
    .orderBy('parts_order.reference')
    .limit(pageSize)
    .offset(offset)
    .execute();
  return { total, page, pageSize, items: rows.map(toOrder) };
};

/**
 * Returns an order with its lines in a language; null if it is missing or belongs to another organisation.
 */
export const readOrder = async (
  db: CustomerDatabase,
  scope: Pick<Scope, 'organisationIds' | 'administers'>,
  reference: string,
  language: string,
): Promise<OrderDetail | null> => {
  if (!isPlain(reference)) return null;
  const row = await withColumns(ordersOf(db, scope))
    .where('parts_order.reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  const lines = readLines(row.lines);
  const articleNumbers = lines.map(({ articleNumber }) => articleNumber);
  const parts = await readPartsByArticleNumbers(db, articleNumbers, language);
  const partsByKey = new Map(parts.map((part) => [toArticleKey(part.articleNumber), part]));
  return {
    order: toOrder(row),
    note: row.note,
    approval: toApproval(row),
    canDecide: row.status === 'waitingForApproval' && isApprover(scope),
    lines: lines.map((line) => {
      const part = partsByKey.get(toArticleKey(line.articleNumber)) ?? null;
      return { ...line, name: part?.name ?? line.name, part };
    }),
  };
};
