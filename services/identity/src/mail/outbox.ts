import { randomUUID } from 'node:crypto';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import { openOutbox, type Outbox } from '../../../toolkit/src/mail/outbox';
import { foldEmail } from '../accounts/foldEmail';
import type { IdentityDatabase } from '../database/connect';
import type { OutboxRow } from '../database/tables';

/** No address of mail is longer (RFC 5321). */
const longestAddress = 254;

/**
 * Mails with a link for a new password. What was asked for is stored as it was entered, the same for every address:
 * only the worker looks whether there is an account, so that the answer tells nobody. From the first attempt on the
 * row holds the secret of a link that works for an hour; the whole row goes as soon as the mail is sent.
 */
export interface IdentityOutbox extends Outbox<OutboxRow> {
  /** Somebody has entered this text as the address of an account. */
  add: (email: string, now: Date) => Promise<void>;
  /** Mails that are not sent, dead ones first. */
  listUnsent: () => Promise<OutboxRow[]>;
}

/** Opens the outbox. */
export const createOutbox = (db: IdentityDatabase): IdentityOutbox => ({
  ...openOutbox(db, { tableName: 'identity_outbox', keepsSent: false }),
  add: async (email, now) => {
    const at = now.toISOString();
    const email_folded = cleanLine(foldEmail(email)).slice(0, longestAddress);
    const fresh = { state: 'waiting', attempts: 0, due_at: at, created_at: at } as const;
    await db
      .insertInto('identity_outbox')
      .values({ ...fresh, id: randomUUID(), email_folded })
      .execute();
  },
  listUnsent: () => db.selectFrom('identity_outbox').selectAll().orderBy('state').orderBy('due_at').execute(),
});
