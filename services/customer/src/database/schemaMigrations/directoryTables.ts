import { sql, type Kysely, type Migration } from 'kysely';
import { accessStatuses } from '@kmx/contract/access';

const createOrganisations = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_organisations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('sub_region', 'text', (column) => column.notNull())
    .execute();

const createUsers = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('country', 'text')
    .addColumn('measurement_system', 'text')
    .addColumn('is_internal', 'integer', (column) => column.notNull())
    .addColumn('delegated_admin', 'text', (column) =>
      column.check(sql`delegated_admin in ('internal', 'external')`),
    )
    .addColumn('is_on_premises', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_sign_in_at', 'text')
    .execute();

const createMemberships = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_memberships')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('customer_users.id').onDelete('cascade'),
    )
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('customer_organisations.id'),
    )
    .addPrimaryKeyConstraint('customer_memberships_pair', ['user_id', 'organisation_id'])
    .execute();

const createAccess = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_access')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('customer_users.id').onDelete('cascade'),
    )
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in (${sql.join(accessStatuses.map((status) => sql.lit(status)))})`),
    )
    .addColumn('requested_by', 'text')
    .addColumn('requested_at', 'text')
    .addColumn('invited_at', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_access_pair', ['user_id', 'application'])
    .execute();

/** No reference to the user: the trail outlives them. */
const createAudit = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('application', 'text')
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('note', 'text')
    .execute();

const createIdentityTasks = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_identity_tasks')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('customer_users.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'done', 'dead')`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('last_error', 'text')
    .execute();

const indexes: readonly (readonly [name: string, table: string, columns: string[]])[] = [
  ['customer_memberships_organisation', 'customer_memberships', ['organisation_id', 'user_id']],
  ['customer_users_name', 'customer_users', ['name_key', 'id']],
  ['customer_users_email', 'customer_users', ['email_key']],
  ['customer_access_status', 'customer_access', ['status', 'invited_at']],
  ['customer_audit_user', 'customer_audit', ['user_id', 'at']],
  ['customer_identity_due', 'customer_identity_tasks', ['state', 'due_at']],
];

/** Organisations, users, their access, its history, and changes not yet sent to the identity provider. */
export const directoryTables: Migration = {
  up: async (db) => {
    await createOrganisations(db);
    await createUsers(db);
    await createMemberships(db);
    await createAccess(db);
    await createAudit(db);
    await createIdentityTasks(db);
    for (const [name, table, columns] of indexes)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
  },
};
