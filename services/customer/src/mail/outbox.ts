import { openOutbox, type Outbox } from '../../../toolkit/src/mail/outbox';
import type { CustomerDatabase } from '../database/connect';
import type { Row } from '../database/tables';

export type OutboxMail = Row<'customer_outbox'>;

export interface UnsentMail extends OutboxMail {
  /** Null for a mail that no submission brought. */
  form: string | null;
  reference: string | null;
}

export interface CustomerOutbox extends Outbox<OutboxMail> {
  /** Mails that are not sent, dead ones first, with the form and the reference of their submission. */
  listUnsent: () => Promise<UnsentMail[]>;
}

/** Mails of submissions, invitations and notices. Sent mails are preserved. */
export const createOutbox = (db: CustomerDatabase): CustomerOutbox => ({
  ...openOutbox(db, { tableName: 'customer_outbox', retainsSent: true }),
  listUnsent: () =>
    db
      .selectFrom('customer_outbox as mail')
      .leftJoin('customer_submissions as submission', 'submission.id', 'mail.submission_id')
      .selectAll('mail')
      .select(['submission.form', 'submission.reference'])
      .where('mail.state', '!=', 'sent')
      .orderBy('mail.state')
      .orderBy('mail.due_at')
      .execute(),
});
