import { createAccounts } from '../accounts/accounts';
import type { IdentityDatabase } from '../database/connect';
import { addNotice } from '../mail/outbox';
import { removePasskeys } from '../passkeys/passkeys';
import { endSessions } from '../provider/adapter';
import { removeRecoveryCodes } from './recoveryCodes';

/**
 * Removes device, passkeys and recovery codes for an administrator: ends the sessions, requires a new device at the next
 * sign-in of an account that had a factor, and notifies the person. False if there is no such account.
 */
export const resetDevice = (db: IdentityDatabase, accountId: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (write) => {
    const accounts = createAccounts(write);
    const row = await accounts.find(accountId);
    if (!row) return false;
    await accounts.removeDevice(accountId, true);
    if (row.has_passkey === 1) await accounts.requireDevice(accountId);
    await removePasskeys(write, accountId);
    await removeRecoveryCodes(write, accountId);
    await endSessions(write, accountId);
    await addNotice(write, row, 'deviceReset', now);
    return true;
  });
