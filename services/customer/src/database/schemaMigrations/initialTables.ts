import { sql, type Kysely, type Migration } from 'kysely';

const createSubmissions = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('challenge', 'text', (column) => column.unique())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();

const createUploads = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('blob_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .addColumn('submission_id', 'text', (column) => column.references('customer_submissions.id'))
    .addColumn('sort_index', 'integer')
    .execute();

const createOutbox = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('customer_submissions.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('desk', 'confirmation')`))
    .addColumn('recipient', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text')
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'sent', 'dead')`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    // A confirmation has its own recipient, and a submission has at most one mail of each kind.
    .addCheckConstraint('customer_outbox_recipient', sql`kind = 'desk' or recipient is not null`)
    .addUniqueConstraint('customer_outbox_mail', ['submission_id', 'kind'])
    .execute();

const indexes: readonly (readonly [name: string, table: string, columns: string[]])[] = [
  ['customer_uploads_submission', 'customer_uploads', ['submission_id', 'created_at']],
  ['customer_outbox_due', 'customer_outbox', ['state', 'due_at']],
];

/** Submissions, their uploads and their mails, the same on both databases. */
export const initialTables: Migration = {
  up: async (db) => {
    await createSubmissions(db);
    await createUploads(db);
    await createOutbox(db);
    for (const [name, table, columns] of indexes)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
  },
};
