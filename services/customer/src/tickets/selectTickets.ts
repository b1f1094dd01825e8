import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type TicketColumn, ticketConcerns, ticketStatuses, ticketTypes } from '@kmx/contract/tickets';
import { isPostgres } from '../../../toolkit/src/database/isPostgres';
import type { Scope } from '../auth/scope';
import { containsAllTerms, isFilled, isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import type { TicketFilter, TicketSort } from './model';

/** Matches tickets that the viewer watches; expects the row `ticket`. */
export const isWatchedBy = ({ viewer }: Scope): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from customer_ticket_watchers as watcher where watcher.ticket_id = ticket.id and watcher.user_id = ${viewer.id})`;

/** Tickets are seen within the viewer's own organisations, by employees too. */
export const isInScope = ({ organisationIds }: Scope): RawBuilder<SqlBool> =>
  isOneOf(sql.ref('ticket.organisation_id'), organisationIds);

const isIn = (column: string, values: readonly string[] | null | undefined): RawBuilder<SqlBool>[] =>
  isFilled(values) ? [isOneOf(sql.ref(`ticket.${column}`), values)] : [];

const conditionsOf = (scope: Scope, filter: TicketFilter): RawBuilder<SqlBool>[] => [
  isInScope(scope),
  ...isIn('type', filter.types),
  ...isIn('concern', filter.concerns),
  ...isIn('status', filter.statuses),
  ...isIn('location_id', filter.locationIds),
  ...isIn('contact_id', filter.contactIds),
  ...isIn('machine_id', filter.machineIds),
  ...(filter.createdFrom
    ? [sql<SqlBool>`ticket.created_at >= ${`${filter.createdFrom}T00:00:00.000Z`}`]
    : []),
  ...(filter.createdTo ? [sql<SqlBool>`ticket.created_at <= ${`${filter.createdTo}T23:59:59.999Z`}`] : []),
  ...(filter.isOwn ? [sql<SqlBool>`ticket.contact_id = ${scope.viewer.id}`] : []),
  ...(filter.isWatching ? [isWatchedBy(scope)] : []),
  ...containsAllTerms('ticket.search_key', filter.text),
];

/** Sorts by the position of a value in its list, as the order of labels would differ between languages. */
const rank = (column: string, values: readonly string[]): RawBuilder<unknown> => {
  const cases = values.map((value, place) => sql`when ${sql.lit(value)} then ${sql.lit(place)}`);
  return sql`case ${sql.ref(`ticket.${column}`)} ${sql.join(cases, sql` `)} end`;
};

interface SortKey {
  key: RawBuilder<unknown>;
  isText: boolean;
}

const sortKey = (column: TicketColumn): SortKey => {
  const text = (name: string): SortKey => ({ key: sql.ref(`ticket.${name}`), isText: true });
  const number = (name: string): SortKey => ({ key: sql.ref(`ticket.${name}`), isText: false });
  switch (column) {
    case 'number':
      return number('number');
    case 'replies':
      return number('reply_count');
    case 'comments':
      return number('comment_count');
    case 'type':
      return { key: rank('type', ticketTypes), isText: false };
    case 'concern':
      return { key: rank('concern', ticketConcerns), isText: false };
    case 'status':
      return { key: rank('status', ticketStatuses), isText: false };
    case 'subject':
      return text('subject_key');
    case 'machine':
      return { key: sql`nullif(${sql.ref('ticket.machine_key')}, '')`, isText: true };
    case 'serialNumber':
      return text('serial_number');
    case 'contact':
      return text('contact_key');
    case 'location':
      return text('location_key');
    // Times are written alike, so that every collation sorts them as bytes, and their indexes serve.
    case 'createdAt':
      return { key: sql.ref('ticket.created_at'), isText: false };
    case 'changedAt':
      return { key: sql.ref('ticket.changed_at'), isText: false };
  }
};

const ticketsOf = (db: CustomerDatabase, conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('customer_tickets as ticket'),
  );

export const countTickets = async (
  db: CustomerDatabase,
  scope: Scope,
  filter: TicketFilter,
): Promise<number> => {
  const counted = await ticketsOf(db, conditionsOf(scope, filter))
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
};

const isAlwaysThere = (column: TicketColumn): boolean => column !== 'machine' && column !== 'serialNumber';

/** Ids of the tickets that the viewer sees through a filter; those without a value come last, ties by id. */
export const selectTicketIds = async (
  db: CustomerDatabase,
  scope: Scope,
  { filter, sort }: { filter: TicketFilter; sort: TicketSort },
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> => {
  const { key, isText } = sortKey(sort.by);
  // SQLite compares bytes by default, PostgreSQL only with the collation "C".
  const ordered = isText && isPostgres(db) ? sql`${key} collate "C"` : key;
  const tickets = ticketsOf(db, conditionsOf(scope, filter)).select('ticket.id');
  const withValuesFirst = isAlwaysThere(sort.by)
    ? tickets
    : tickets.orderBy(sql`case when ${key} is null then 1 else 0 end`);
  const rows = await withValuesFirst
    .orderBy(ordered, sort.direction)
    .orderBy('ticket.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
};
