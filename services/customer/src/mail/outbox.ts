import type { CustomerDatabase } from '../database/connect';
import type { Row } from '../database/tables';

export interface OutboxMail extends Row<'customer_outbox'> {
  /** Null for a mail that no submission brought. */
  form: string | null;
  reference: string | null;
}

interface Lease {
  owner: string;
  /** Milliseconds. */
  duration: number;
}

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** The mails with the form and the reference of their submission, if any. */
const mails = (db: CustomerDatabase) =>
  db
    .selectFrom('customer_outbox as mail')
    .leftJoin('customer_submissions as submission', 'submission.id', 'mail.submission_id')
    .selectAll('mail')
    .select(['submission.form', 'submission.reference']);

/** Mails that are due and belong to nobody, the oldest first. */
const findDue = (db: CustomerDatabase, now: string, limit: number): Promise<OutboxMail[]> =>
  mails(db)
    .where('mail.state', '=', 'waiting')
    .where('mail.due_at', '<=', now)
    .where((is) => is.or([is('mail.lease_until', 'is', null), is('mail.lease_until', '<', now)]))
    .orderBy('mail.due_at')
    .orderBy('mail.id')
    .limit(limit)
    .execute();

/** The mails of the outbox and what becomes of them; several processes may work on one. */
export const createOutbox = (db: CustomerDatabase) => ({
  /** Takes up to `limit` due mails: nobody else gets them until the lease ends, even when this process dies. */
  take: async (now: Date, limit: number, lease: Lease): Promise<OutboxMail[]> => {
    const due = await findDue(db, now.toISOString(), limit);
    if (due.length === 0) return [];
    const won = await db
      .updateTable('customer_outbox')
      .set({ lease_owner: lease.owner, lease_until: later(now, lease.duration) })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .where('state', '=', 'waiting')
      .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', now.toISOString())]))
      .returning('id')
      .execute();
    return due.filter(({ id }) => won.some((row) => row.id === id));
  },
  /** Keeps what is still being sent. */
  renew: async (ids: readonly string[], now: Date, lease: Lease): Promise<void> => {
    if (ids.length === 0) return;
    await db
      .updateTable('customer_outbox')
      .set({ lease_until: later(now, lease.duration) })
      .where('id', 'in', ids)
      .where('lease_owner', '=', lease.owner)
      .execute();
  },
  markSent: async (id: string, now: Date): Promise<void> => {
    const sent = { state: 'sent', sent_at: now.toISOString(), lease_until: null, lease_owner: null } as const;
    await db.updateTable('customer_outbox').set(sent).where('id', '=', id).execute();
  },
  /** Counts a failure; without a next attempt (`dueAt` null) the mail is dead. */
  markFailed: async (id: string, owner: string, reason: string, dueAt: Date | null): Promise<void> => {
    await db
      .updateTable('customer_outbox')
      .set((is) => ({
        attempts: is('attempts', '+', 1),
        last_error: reason,
        lease_until: null,
        lease_owner: null,
      }))
      .set(dueAt === null ? { state: 'dead' } : { due_at: dueAt.toISOString() })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .execute();
  },
  /** Mails that are not sent, dead ones first. */
  listUnsent: (): Promise<OutboxMail[]> =>
    mails(db).where('mail.state', '!=', 'sent').orderBy('mail.state').orderBy('mail.due_at').execute(),
  /** Begins again with a mail that is not sent; false when there is none of this id. */
  retry: async (id: string, now: Date): Promise<boolean> => {
    const again = { state: 'waiting', attempts: 0, due_at: now.toISOString() } as const;
    const changed = await db
      .updateTable('customer_outbox')
      .set(again)
      .where('id', '=', id)
      .where('state', '!=', 'sent')
      .returning('id')
      .execute();
    return changed.length === 1;
  },
  count: async (): Promise<{ waiting: number; dead: number }> => {
    const rows = await db
      .selectFrom('customer_outbox')
      .select((is) => ['state', is.fn.countAll().as('count')])
      .where('state', '!=', 'sent')
      .groupBy('state')
      .execute();
    const of = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return { waiting: of('waiting'), dead: of('dead') };
  },
});

export type Outbox = ReturnType<typeof createOutbox>;
