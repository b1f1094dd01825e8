import { sql, type Kysely, type Migration } from 'kysely';
import { contractLevels, machineTypes } from '@kmx/contract/machines';
import { ticketStatuses } from '@kmx/contract/tickets';

const oneOf = (column: string, values: readonly string[]) =>
  sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

const createLocations = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_locations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('customer_organisations.id'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .execute();

const createMachines = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_machines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('customer_organisations.id'),
    )
    .addColumn('location_id', 'text', (column) => column.notNull().references('customer_locations.id'))
    .addColumn('serial_number', 'text', (column) => column.notNull())
    .addColumn('serial_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('product_slug', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', machineTypes)))
    .addColumn('software_version', 'text')
    .addColumn('built_on', 'text', (column) => column.notNull())
    .addColumn('installed_on', 'text', (column) => column.notNull())
    .addColumn('warranty_until', 'text', (column) => column.notNull())
    .addColumn('contract', 'text', (column) => column.check(oneOf('contract', contractLevels)))
    .addColumn('contract_until', 'text')
    .addColumn('passport_code', 'text', (column) => column.notNull().unique())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .execute();

const createTickets = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('customer_organisations.id'),
    )
    .addColumn('location_id', 'text', (column) => column.notNull().references('customer_locations.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('concern', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_key', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('machine_id', 'text', (column) => column.references('customer_machines.id'))
    .addColumn('machine_name', 'text')
    .addColumn('machine_key', 'text', (column) => column.notNull())
    .addColumn('serial_number', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(oneOf('status', ticketStatuses)))
    .addColumn('contact_id', 'text', (column) => column.notNull())
    .addColumn('contact_name', 'text', (column) => column.notNull())
    .addColumn('contact_key', 'text', (column) => column.notNull())
    .addColumn('location_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .addColumn('close_reason', 'text')
    .addColumn('reply_count', 'integer', (column) => column.notNull())
    .addColumn('comment_count', 'integer', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addUniqueConstraint('customer_tickets_once', ['contact_id', 'idempotency_key'])
    .execute();

const createEntries = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_ticket_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ticket_id', 'text', (column) =>
      column.notNull().references('customer_tickets.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('is_staff', 'integer', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('close_reason', 'text')
    .addColumn('about_name', 'text')
    .addColumn('idempotency_key', 'text')
    .addUniqueConstraint('customer_ticket_entries_once', ['ticket_id', 'idempotency_key'])
    .execute();

const createWatchers = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_ticket_watchers')
    .addColumn('ticket_id', 'text', (column) =>
      column.notNull().references('customer_tickets.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('customer_users.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('customer_ticket_watchers_pair', ['ticket_id', 'user_id'])
    .execute();

const createViews = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_ticket_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('customer_users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

const indexes: readonly (readonly [name: string, table: string, columns: string[]])[] = [
  ['customer_locations_organisation', 'customer_locations', ['organisation_id']],
  ['customer_machines_name', 'customer_machines', ['organisation_id', 'name_key', 'id']],
  ['customer_machines_serial', 'customer_machines', ['serial_key']],
  ['customer_tickets_changed', 'customer_tickets', ['organisation_id', 'changed_at', 'id']],
  ['customer_tickets_created', 'customer_tickets', ['organisation_id', 'created_at', 'id']],
  ['customer_tickets_machine', 'customer_tickets', ['machine_id', 'status']],
  ['customer_ticket_entries_ticket', 'customer_ticket_entries', ['ticket_id', 'at']],
  ['customer_ticket_entries_author', 'customer_ticket_entries', ['author_id', 'at']],
  ['customer_ticket_watchers_user', 'customer_ticket_watchers', ['user_id']],
  ['customer_ticket_views_user', 'customer_ticket_views', ['user_id']],
];

/** Locations, machines and tickets; an upload can belong to an entry of a ticket. */
export const ticketTables: Migration = {
  up: async (db) => {
    await createLocations(db);
    await createMachines(db);
    await createTickets(db);
    await createEntries(db);
    await createWatchers(db);
    await createViews(db);
    for (const [name, table, columns] of indexes)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
    await db.schema.alterTable('customer_uploads').addColumn('ticket_entry_id', 'text').execute();
    await db.schema
      .createIndex('customer_uploads_entry')
      .on('customer_uploads')
      .columns(['ticket_entry_id'])
      .execute();
  },
};
