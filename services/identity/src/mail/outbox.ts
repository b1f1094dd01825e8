import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openOutbox, type Outbox } from '../../../toolkit/src/mail/outbox';
import type { IdentityDatabase } from '../database/connect';
import type { NoticeKind, OutboxRow } from '../database/tables';

const table = { tableName: 'identity_outbox', retainsSent: false } as const;

/**
 * A week: somebody is back from a weekend or a holiday, sees why nothing was sent, and may send it again. Whoever
 * still needs a password has asked anew by then, and addresses of strangers lie here too.
 */
const deadMilliseconds = 7 * 24 * 3_600_000;

/**
 * Mails with a link for a new password, and notices of what happened to an account. What was asked for is stored as it
 * was entered, the same for every address: only the worker looks whether there is an account, so that the answer tells nobody. From the first attempt on the
 * row holds the secret of a link that works for an hour; the whole row goes as soon as the mail is sent.
 */
export interface IdentityOutbox extends Outbox<OutboxRow> {
  /** Somebody has entered this folded text as the address of an account: what waits for it already is due now. */
  add: (emailFolded: string, now: Date) => Promise<void>;
  /** Forgets the mail with a link to this address that is not sent. */
  withdraw: (emailFolded: string) => Promise<void>;
  /** Mails that are not sent, dead ones first. */
  listUnsent: () => Promise<OutboxRow[]>;
  /** Forgets what has been dead for a week. */
  sweep: (now: Date) => Promise<void>;
}

/** A mail of its own, under its own Message-ID, unless an attempt under way knows the row by its id. */
const idOfNext = sql<string>`
  case when identity_outbox.lease_until is null then excluded.id else identity_outbox.id end`;

const toFresh = (now: Date) => {
  const at = now.toISOString();
  return { id: randomUUID(), state: 'waiting', attempts: 0, due_at: at, created_at: at } as const;
};

/** Stores the mail that tells a person what happened to their account, in the transaction in which it happens. */
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

const addTo = async (db: IdentityDatabase, emailFolded: string, now: Date): Promise<void> => {
  const fresh = { ...toFresh(now), kind: 'reset' } as const;
  await db
    .insertInto('identity_outbox')
    .values({ ...fresh, email_folded: emailFolded })
    // Two rows would void each other's links. Without an owner the failure of an attempt under way counts no more,
    // and the lease still keeps others off until that attempt is over.
    .onConflict((conflict) =>
      conflict
        .column('email_folded')
        .where('kind', '=', sql.lit('reset'))
        .doUpdateSet({ ...fresh, id: idOfNext, lease_owner: null }),
    )
    .execute();
};

/** Opens the outbox. */
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
    add: (emailFolded, now) => addTo(db, emailFolded, now),
    withdraw: async (emailFolded) => {
      const reset = db.deleteFrom('identity_outbox').where('kind', '=', 'reset');
      await reset.where('email_folded', '=', emailFolded).execute();
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
