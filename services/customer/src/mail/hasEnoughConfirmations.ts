import { sql, type Kysely } from 'kysely';
import type { NewRow, Tables } from '../database/tables';

type Mail = Pick<NewRow<'customer_outbox'>, 'kind' | 'recipient' | 'created_at'>;

/**
 * Mails of one kind for one address within an hour. As anybody can enter any address, the limit prevents hundreds of
 * unsolicited mails.
 */
export const confirmationLimit = { mails: 5, milliseconds: 60 * 60 * 1000 } as const;

/** True if an address had the maximum of confirmations, or invitations, in the hour before this one. */
export const hasEnoughConfirmations = async (
  db: Kysely<Tables>,
  { kind, recipient, created_at: createdAt }: Mail,
): Promise<boolean> => {
  if (kind === 'desk' || !recipient) return false;
  const since = new Date(Date.parse(createdAt) - confirmationLimit.milliseconds).toISOString();
  const sent = await db
    .selectFrom('customer_outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .limit(confirmationLimit.mails)
    .execute();
  return sent.length === confirmationLimit.mails;
};
