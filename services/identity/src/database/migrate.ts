import type { Migration } from 'kysely';
import { runMigrations } from '../../../toolkit/src/database/runMigrations';
import { accountSecurity } from './accountSecurity';
import type { IdentityDatabase } from './connect';
import { initialTables } from './initialTables';
import { oneMailPerAddress } from './oneMailPerAddress';
import { outboxTable } from './outboxTable';
import { passkeyTables } from './passkeyTables';

/** In the order of their names, which never change. */
const migrations: Record<string, Migration> = {
  '0001_initial_tables': initialTables,
  '0002_outbox_table': outboxTable,
  '0003_one_mail_per_address': oneMailPerAddress,
  '0004_account_security': accountSecurity,
  '0005_passkeys': passkeyTables,
};

/** Brings the database up to date and names what it did; several processes may call it at once. */
export const migrate = (db: IdentityDatabase): Promise<readonly string[]> =>
  runMigrations(db, { service: 'identity', tablePrefix: 'identity', migrations });
