import { createHash, randomBytes } from 'node:crypto';
import type { IdentityDatabase } from '../database/connect';
import type { LinkKind } from '../database/tables';

const hour = 3_600_000;

/** Lifetimes: 14 days for invitations (decisions, Portal), one hour for a new password. */
export const linkMilliseconds: Readonly<Record<LinkKind, number>> = {
  invitation: 14 * 24 * hour,
  reset: hour,
};

/** Links that work once. The database stores their hashes only. */
export interface Links {
  /** Invalidates the older link of this kind. */
  create: (accountId: string, kind: LinkKind) => Promise<{ token: string; expiresAt: Date }>;
  /** Returns the account id, or undefined for a link that was used, voided or has expired. */
  find: (token: string, kind: LinkKind) => Promise<string | undefined>;
  /** As `find`, and uses the link up. Of two concurrent calls only one gets the account. */
  use: (token: string, kind: LinkKind) => Promise<string | undefined>;
  /** Invalidates all links of the account, of both kinds. */
  voidAll: (accountId: string) => Promise<void>;
  /** Deletes expired links. */
  sweep: () => Promise<void>;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const createLinks = (db: IdentityDatabase, now: () => Date): Links => ({
  create: async (accountId, kind) => {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now().getTime() + linkMilliseconds[kind]);
    const link = { hash: hashOf(token), expires_at: expiresAt.toISOString() };
    await db
      .insertInto('identity_links')
      .values({ ...link, account_id: accountId, kind })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(link))
      .execute();
    return { token, expiresAt };
  },
  find: async (token, kind) => {
    const link = await db
      .selectFrom('identity_links')
      .select('account_id')
      .where('hash', '=', hashOf(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst();
    return link?.account_id;
  },
  use: async (token, kind) => {
    const link = await db
      .deleteFrom('identity_links')
      .where('hash', '=', hashOf(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now().toISOString())
      .returning('account_id')
      .executeTakeFirst();
    return link?.account_id;
  },
  voidAll: async (accountId) => {
    await db.deleteFrom('identity_links').where('account_id', '=', accountId).execute();
  },
  sweep: async () => {
    await db.deleteFrom('identity_links').where('expires_at', '<=', now().toISOString()).execute();
  },
});
