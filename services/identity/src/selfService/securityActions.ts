import type { Log } from '@kmx/server/logging';
import { findPasswordProblem } from '../../../toolkit/src/passwords/findPasswordProblem';
import { openEnrolment, sealEnrolment } from '../../../toolkit/src/secondFactor/enrolment';
import { generateRecoveryCodes } from '../../../toolkit/src/secondFactor/recoveryCodes';
import { createTotpSecret, findStep, formatTotpUri } from '../../../toolkit/src/secondFactor/totp';
import { createAccounts } from '../accounts/accounts';
import { enrolmentAccountOf } from '../accounts/credentialsOf';
import { createLinks } from '../accounts/links';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow, NoticeKind } from '../database/tables';
import { addNotice } from '../mail/outbox';
import { endSession, endSessions } from '../provider/adapter';
import { isSessionOpen } from '../provider/sessions';
import { removeRecoveryCodes, storeRecoveryCodes } from '../secondFactor/recoveryCodes';
import { totpLabel } from '../secondFactor/totpLabel';
import {
  checkPassword,
  reauthenticate,
  type Proof,
  type ReauthenticationDependencies,
  type SecurityError,
} from './reauthenticate';

export interface SecurityDependencies extends ReauthenticationDependencies {
  wakeMail: () => void;
  /** Employees and administrators must have a second factor. */
  isFactorRequired: (row: AccountRow) => boolean;
  log: Log;
}

/** Person and session of the token, and their network address. */
export interface Caller {
  row: AccountRow;
  sessionUid: string;
  address: string;
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: SecurityError };

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const denied = (error: SecurityError): Outcome<never> => ({ ok: false, error });

export const createChange =
  ({ db, now, wakeMail, log }: SecurityDependencies) =>
  async (
    row: AccountRow,
    notice: NoticeKind,
    work: (write: IdentityDatabase) => Promise<void>,
  ): Promise<void> => {
    await db.transaction().execute(async (write) => {
      await work(write);
      await addNotice(write, row, notice, now());
    });
    log('info', 'Account security changed', { category: 'security', account: row.id, change: notice });
    wakeMail();
  };

/** Changes of a signed-in person to their own password, device and sessions. */
export const createSecurityActions = (dependencies: SecurityDependencies) => {
  const { db, passwords, deviceSecrets, now, log } = dependencies;
  const change = createChange(dependencies);

  return {
    changePassword: async (
      { row, address }: Caller,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ): Promise<Outcome<null>> => {
      if (row.is_internal === 1) return denied({ code: 'managedInternally' });
      const wrong = await checkPassword(dependencies, row, currentPassword, address);
      if (wrong) return denied(wrong);
      if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC'))
        return denied({ code: 'unchanged' });
      const problem = findPasswordProblem(newPassword, {
        email: row.email,
        names: [row.given_name, row.family_name],
      });
      if (problem) return denied({ code: problem });
      const hash = await passwords.hash(newPassword);
      await change(row, 'passwordChanged', async (write) => {
        await createAccounts(write).setPassword(row.id, hash);
        await createLinks(write, now).voidAll(row.id);
        await endSessions(write, row.id);
      });
      return done(null);
    },

    beginEnrolment: async ({ row, address }: Caller, proof: Proof) => {
      const wrong = await reauthenticate(dependencies, row, proof, address);
      if (wrong) return denied(wrong);
      // A recovery code replaces the device's code, and its use moves no step: the row is unchanged.
      const secret = createTotpSecret();
      const enrolment = sealEnrolment(deviceSecrets, enrolmentAccountOf(row), secret, now());
      return done({ enrolment, secret, uri: formatTotpUri(secret, totpLabel(row.email)) });
    },

    /** A first device leaves the sessions as they are; a replacement ends them. */
    confirmEnrolment: async (
      { row }: Caller,
      { enrolment, code }: { enrolment: string; code: string },
    ): Promise<Outcome<{ recoveryCodes: readonly string[]; isReplaced: boolean }>> => {
      const secret = openEnrolment(deviceSecrets, enrolmentAccountOf(row), enrolment, now());
      if (secret === null) return denied({ code: 'expired' });
      const step = findStep(secret, code, now());
      if (step === null) return denied({ code: 'wrongCode' });
      const { id, totp_secret: former } = row;
      const sealed = deviceSecrets.seal(secret, id);
      const set = await generateRecoveryCodes();
      await change(row, former === null ? 'deviceAdded' : 'deviceReplaced', async (write) => {
        const accounts = createAccounts(write);
        const isStored =
          former === null
            ? await accounts.addDevice(id, sealed, step)
            : await accounts.replaceDevice(id, former, sealed, step);
        if (!isStored) throw new Error('Another device was set up at the same time.');
        if (former !== null) await endSessions(write, id);
        await storeRecoveryCodes(write, id, set);
      });
      return done({ recoveryCodes: set.codes, isReplaced: former !== null });
    },

    removeDevice: async ({ row, address }: Caller, proof: Proof): Promise<Outcome<null>> => {
      if (row.totp_secret === null) return denied({ code: 'noDevice' });
      if (dependencies.isFactorRequired(row) && row.has_passkey === 0)
        return denied({ code: 'deviceRequired' });
      const wrong = await reauthenticate(dependencies, row, proof, address);
      if (wrong) return denied(wrong);
      await change(row, 'deviceRemoved', async (write) => {
        await createAccounts(write).removeDevice(row.id, false);
        if (row.has_passkey === 0) await removeRecoveryCodes(write, row.id);
        await endSessions(write, row.id);
      });
      return done(null);
    },

    createRecoveryCodes: async (
      { row, address }: Caller,
      proof: Proof,
    ): Promise<Outcome<{ recoveryCodes: readonly string[] }>> => {
      if (row.totp_secret === null && row.has_passkey === 0) return denied({ code: 'noDevice' });
      const wrong = await reauthenticate(dependencies, row, proof, address);
      if (wrong) return denied(wrong);
      const set = await generateRecoveryCodes();
      await change(row, 'recoveryCodesCreated', (write) => storeRecoveryCodes(write, row.id, set));
      return done({ recoveryCodes: set.codes });
    },

    /** Ends another session of the account. One that has already ended is not an error; the current one is rejected. */
    endSession: async ({ row, sessionUid }: Caller, { id }: { id: string }): Promise<Outcome<null>> => {
      if (id === sessionUid) return denied({ code: 'invalid' });
      if (!(await isSessionOpen(db, row.id, id))) return done(null);
      await db.transaction().execute((write) => endSession(write, id));
      log('info', 'Session ended', { category: 'security', account: row.id });
      return done(null);
    },

    signOutEverywhere: async ({ row }: Caller): Promise<Outcome<null>> => {
      await change(row, 'signedOutEverywhere', (write) => endSessions(write, row.id));
      return done(null);
    },
  };
};

export type SecurityActions = ReturnType<typeof createSecurityActions>;
