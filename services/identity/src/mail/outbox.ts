import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openOutbox, type Outbox } from '../../../toolkit/src/mail/outbox';
import type { IdentityDatabase } from '../database/connect';
import type { NoticeKind, OutboxRow } from '../database/tables';

const table = { tableName: 'identity_outbox', retainsSent: false } as const;

/**
 * A week is enough to see after a weekend or a holiday why nothing was sent, and to send it again. Addresses of
 * strangers are stored here too, so it is not longer.
 */
const deadMilliseconds = 7 * 24 * 3_600_000;

/**
 * Mails with a link for a new password, and notices of changes to an account. An entered address is stored whether it
 * has an account or not: only the worker looks it up, so the response discloses nothing. From the first attempt on the
 * row holds the secret of a link that works for an hour. The row is deleted as soon as the mail is sent.
 */
export interface IdentityOutbox extends Outbox<OutboxRow> {
  /** Adds a mail to an entered, normalized address. A mail that waits for the address becomes due now. */
  add: (email: string, now: Date) => Promise<void>;
  /** Deletes the unsent mail with a link to this address. */
  withdraw: (email: string) => Promise<void>;
  /** Unsent mails, dead ones first. */
  listUnsent: () => Promise<OutboxRow[]>;
  /** Deletes mails that have been dead for a week. */
  sweep: (now: Date) => Promise<void>;
}

/** Gives a mail its own Message-ID, unless an attempt under way knows the row by its id. */
const idOfNext = sql<string>`
  case when identity_outbox.lease_until is null then excluded.id else identity_outbox.id end`;

const toFresh = (now: Date) => {
  const at = now.toISOString();
  return { id: randomUUID(), state: 'waiting', attempts: 0, due_at: at, created_at: at } as const;
};

/** Stores a notice in the transaction of the change that it is about. */
export const addNotice = async (
  db: IdentityDatabase,
  { email_folded }: { email_folded: string },
  kind: NoticeKind,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('identity_outbox')
    .values({ ...toFresh(now), kind, email_folded })
    .execute();
};

const addTo = async (db: IdentityDatabase, email: string, now: Date): Promise<void> => {
  const fresh = { ...toFresh(now), kind: 'reset' } as const;
  await db
    .insertInto('identity_outbox')
    .values({ ...fresh, email_folded: email })
    // Two rows would invalidate each other's links. Without an owner, a failure of the attempt under way no longer
    // counts, and the lease still excludes others until that attempt is over.
    .onConflict((conflict) =>
      conflict
        .column('email_folded')
        .where('kind', '=', sql.lit('reset'))
        .doUpdateSet({ ...fresh, id: idOfNext, lease_owner: null }),
    )
    .execute();
};

export const createOutbox = (db: IdentityDatabase): IdentityOutbox => {
  const outbox = openOutbox<OutboxRow>(db, table);
  return {
    ...outbox,
    markFailed: async (id, owner, reason, dueAt) => {
      if (dueAt !== null) return outbox.markFailed(id, owner, reason, dueAt);
      await db.transaction().execute(async (write) => {
        await openOutbox<OutboxRow>(write, table).markFailed(id, owner, reason, dueAt);
        const mine = write.updateTable('identity_outbox').where('id', '=', id);
        await mine.set({ token: null }).where('state', '=', 'dead').execute();
      });
    },
    add: (email, now) => addTo(db, email, now),
    withdraw: async (email) => {
      const reset = db.deleteFrom('identity_outbox').where('kind', '=', 'reset');
      await reset.where('email_folded', '=', email).execute();
    },
    listUnsent: () =>
      db.selectFrom('identity_outbox').selectAll().orderBy('state').orderBy('due_at').execute(),
    sweep: async (now) => {
      const before = new Date(now.getTime() - deadMilliseconds).toISOString();
      const dead = db.deleteFrom('identity_outbox').where('state', '=', 'dead');
      // A dead mail keeps the time at which its last attempt was due.
      await dead.where('due_at', '<=', before).execute();
    },
  };
};
