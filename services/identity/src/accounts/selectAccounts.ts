import { sql } from 'kysely';
import type { IdentityDatabase } from '../database/connect';

/** Selects rows of accounts with what is computed of them. */
export const selectAccounts = (db: IdentityDatabase) =>
  db
    .selectFrom('identity_accounts')
    .selectAll()
    .select(
      sql<number>`case when exists (
        select 1 from identity_passkeys where identity_passkeys.account_id = identity_accounts.id
      ) then 1 else 0 end`.as('has_passkey'),
    );
