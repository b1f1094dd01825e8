import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { coverDates, type CoverStatus, type MachineColumn } from '@kmx/contract/machines';
import { normalizeText } from '@kmx/contract/text';
import type { Scope } from '../auth/scope';
import { escapePattern, containsAllTerms, inBytes, isFilled, isOneOf, never } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import { newestSoftware } from '../parts/newestSoftware';
import { isInScope } from '../tickets/selectTickets';

import type { LocationCount, MachineFilter, MachineSort } from './model';

export interface MachineQuestion {
  filter: MachineFilter;
  sort: MachineSort;
  now: Date;
}

const newest = newestSoftware('machine.product_slug');

/**
 * Open tickets need the application ticketing: without it they are not shown, filtered or sorted. Tickets of a
 * machine's former owner remain the former owner's.
 */
const openTickets = (scope: Scope): RawBuilder<number | string> =>
  scope.applications.has('ticketing')
    ? sql`(select count(*) from customer_tickets as ticket where ticket.machine_id = machine.id and ticket.status <> 'closed' and ${isInScope(scope)})`
    : sql`cast(0 as integer)`;

type CoverColumn = 'machine.warranty_until' | 'machine.contract_until';

/** The same rule as decideCover. */
const hasCover = (column: CoverColumn, status: CoverStatus, now: Date): RawBuilder<SqlBool> => {
  const { today, soon } = coverDates(now);
  const until = sql.ref(column);
  switch (status) {
    case 'none':
      return sql`${until} is null`;
    case 'ended':
      return sql`${until} < ${today}`;
    case 'endsSoon':
      return sql`(${until} >= ${today} and ${until} <= ${soon})`;
    case 'active':
      return sql`${until} > ${soon}`;
  }
};

const hasOneCover = (
  column: CoverColumn,
  statuses: readonly CoverStatus[] | null | undefined,
  now: Date,
): RawBuilder<SqlBool>[] =>
  isFilled(statuses)
    ? [
        sql`(${sql.join(
          statuses.map((status) => hasCover(column, status, now)),
          sql` or `,
        )})`,
      ]
    : [];

const isEither = (
  requested: boolean | null | undefined,
  condition: RawBuilder<SqlBool>,
): RawBuilder<SqlBool>[] => {
  if (requested === null || requested === undefined) return [];
  return requested ? [condition] : [sql`not ${condition}`];
};

const isOld = sql<SqlBool>`coalesce(machine.software_version <> ${newest}, 1 = 0)`;

const conditionsOf = (scope: Scope, filter: MachineFilter, now: Date): RawBuilder<SqlBool>[] => [
  isFilled(scope.organisationIds)
    ? isOneOf(sql.ref('machine.organisation_id'), scope.organisationIds)
    : never,
  ...containsAllTerms('machine.search_key', filter.text),
  ...(isFilled(filter.types) ? [isOneOf(sql.ref('machine.type'), filter.types)] : []),
  ...(isFilled(filter.locationIds) ? [isOneOf(sql.ref('machine.location_id'), filter.locationIds)] : []),
  ...hasOneCover('machine.warranty_until', filter.warranties, now),
  ...hasOneCover('machine.contract_until', filter.contracts, now),
  ...isEither(filter.hasOpenTickets, sql`(${openTickets(scope)} > 0)`),
  ...isEither(filter.hasOldSoftware, isOld),
];

const sortKey = (column: MachineColumn, scope: Scope): RawBuilder<unknown> => {
  switch (column) {
    case 'serialNumber':
      return sql.ref('machine.serial_key');
    case 'name':
      return sql.ref('machine.name_key');
    case 'type':
      return sql.ref('machine.type');
    case 'location':
      return sql.ref('location.name_key');
    case 'softwareVersion':
      return sql.ref('machine.software_version');
    case 'installedOn':
      return sql.ref('machine.installed_on');
    case 'warranty':
      return sql.ref('machine.warranty_until');
    case 'contract':
      return sql.ref('machine.contract_until');
    case 'openTickets':
      return openTickets(scope);
  }
};

const machinesOf = (db: CustomerDatabase, conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('customer_machines as machine')
      .innerJoin('customer_locations as location', 'location.id', 'machine.location_id')
      .innerJoin('customer_organisations as organisation', 'organisation.id', 'location.organisation_id'),
  );

/** Columns of the machine model; other columns are internal. */
const withColumns = (query: ReturnType<typeof machinesOf>, scope: Scope) =>
  query
    .selectAll('machine')
    .select([
      'location.name as location_name',
      'location.city as location_city',
      'location.country as location_country',
      'organisation.name as organisation_name',
    ])
    .select([newest.as('newest_software'), openTickets(scope).as('open_tickets')]);

export type MachineRow = Awaited<ReturnType<typeof selectMachines>>[number];

export const countMachines = async (
  db: CustomerDatabase,
  scope: Scope,
  { filter, now }: MachineQuestion,
): Promise<number> => {
  const counted = await machinesOf(db, conditionsOf(scope, filter, now))
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
};

/** Counts the machines that the viewer sees through a filter by location. */
export const countByLocation = async (
  db: CustomerDatabase,
  scope: Scope,
  { filter, now }: MachineQuestion,
  locationIds: readonly string[],
): Promise<LocationCount[]> => {
  if (locationIds.length === 0) return [];
  const atThem = isOneOf(sql.ref('machine.location_id'), locationIds);
  const rows = await machinesOf(db, [...conditionsOf(scope, filter, now), atThem])
    .select((is) => ['machine.location_id', is.fn.countAll().as('count')])
    .groupBy('machine.location_id')
    .execute();
  return rows.map((row) => ({ locationId: row.location_id, count: Number(row.count) }));
};

/** Machines in scope, sorted; those without a value come last, ties by name, serial number and id. */
export const selectMachines = (
  db: CustomerDatabase,
  scope: Scope,
  { filter, sort, now }: MachineQuestion,
  { offset, limit }: { offset: number; limit: number },
) => {
  const key = sortKey(sort.by, scope);
  return withColumns(machinesOf(db, conditionsOf(scope, filter, now)), scope)
    .orderBy(sql`case when ${key} is null then 1 else 0 end`)
    .orderBy(sort.by === 'openTickets' ? key : inBytes(db, key), sort.direction)
    .orderBy(inBytes(db, sql.ref('machine.name_key')))
    .orderBy(inBytes(db, sql.ref('machine.serial_key')))
    .orderBy('machine.id')
    .limit(limit)
    .offset(offset)
    .execute();
};

/** By its own id, or by the code that its plate shows. */
const hasIdOrCode = (id: string) =>
  sql<SqlBool>`(${isOneOf(sql.ref('machine.id'), [id])} or ${isOneOf(sql.ref('machine.passport_code'), [id])})`;

export const selectMachine = (db: CustomerDatabase, scope: Scope, id: string, now: Date) =>
  withColumns(machinesOf(db, [...conditionsOf(scope, {}, now), hasIdOrCode(id)]), scope).executeTakeFirst();

/** The first machines in scope that a search finds: serial numbers that begin so come first, then by serial number. */
export const findMachines = (
  db: CustomerDatabase,
  scope: Scope,
  text: string,
  { limit, now }: { limit: number; now: Date },
) => {
  const start = `${escapePattern(normalizeText(text.slice(0, 200)))}%`;
  const serial = sql.ref('machine.serial_key');
  return withColumns(machinesOf(db, conditionsOf(scope, { text }, now)), scope)
    .orderBy(sql`case when ${serial} like ${start} escape '\\' then 0 else 1 end`)
    .orderBy(inBytes(db, serial))
    .orderBy('machine.id')
    .limit(limit)
    .execute();
};

export const selectTypes = async (db: CustomerDatabase, scope: Scope, now: Date) => {
  const rows = await machinesOf(db, conditionsOf(scope, {}, now))
    .select('machine.type')
    .distinct()
    .execute();
  return rows.map(({ type }) => type);
};
