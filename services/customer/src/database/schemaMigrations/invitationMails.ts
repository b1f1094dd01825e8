import { sql, type Kysely, type Migration } from 'kysely';

const columns = [
  'id',
  'submission_id',
  'kind',
  'recipient',
  'subject',
  'reply_to',
  'text',
  'html',
  'attachments',
  'state',
  'attempts',
  'due_at',
  'lease_until',
  'lease_owner',
  'last_error',
  'created_at',
  'sent_at',
];

const createOutbox = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_outbox_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.references('customer_submissions.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('desk', 'confirmation', 'invitation')`),
    )
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
    .addCheckConstraint('customer_outbox_addressee', sql`kind = 'desk' or recipient is not null`)
    .addCheckConstraint('customer_outbox_origin', sql`kind = 'invitation' or submission_id is not null`)
    .addUniqueConstraint('customer_outbox_one_of_kind', ['submission_id', 'kind'])
    .execute();

/** Allows mails without a submission in the outbox. SQLite cannot change constraints, so the table is recreated. */
export const invitationMails: Migration = {
  up: async (db) => {
    await createOutbox(db);
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into customer_outbox_next (${list}) select ${list} from customer_outbox`.execute(db);
    await db.schema.dropTable('customer_outbox').execute();
    await db.schema.alterTable('customer_outbox_next').renameTo('customer_outbox').execute();
    await db.schema
      .createIndex('customer_outbox_due')
      .on('customer_outbox')
      .columns(['state', 'due_at'])
      .execute();
    await db.schema
      .createIndex('customer_outbox_recent')
      .on('customer_outbox')
      .columns(['kind', 'created_at'])
      .execute();
  },
};
