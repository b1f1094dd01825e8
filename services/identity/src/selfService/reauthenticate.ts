import type { SecurityErrorCode } from '@kmx/contract/security';
import type { Accounts } from '../accounts/accounts';
import { normalizeEmail } from '../accounts/normalizeEmail';
import type { Passwords } from '../accounts/passwords';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow } from '../database/tables';
import type { DeviceSecrets } from '../secondFactor/deviceSecrets';
import { consumeRecoveryCode, isRecoveryCode } from '../secondFactor/recoveryCodes';
import { findStep } from '../secondFactor/totp';
import type { Decision, Throttle } from '../throttle/createThrottle';

/** Reason why nothing was changed; `seconds` to wait after too many tries. */
export interface SecurityError {
  code: SecurityErrorCode;
  seconds?: number;
}

export interface ReauthenticationDependencies {
  db: IdentityDatabase;
  accounts: Accounts;
  passwords: Passwords;
  throttle: Throttle;
  deviceSecrets: DeviceSecrets;
  now: () => Date;
}

const toError = (decision: Decision): SecurityError | null =>
  decision.kind === 'throttled' ? { code: 'tooManyTries', seconds: decision.seconds } : null;

/** Checks the password of a signed-in person; tries count as those at sign-in do. */
export const checkPassword = async (
  { passwords, throttle }: ReauthenticationDependencies,
  row: AccountRow,
  password: string,
  address: string,
): Promise<SecurityError | null> => {
  const key = normalizeEmail(row.email);
  const throttled = toError(await throttle.countPassword(key, address));
  if (throttled) return throttled;
  if (!(await passwords.isRight(password, row.password_hash))) return { code: 'wrongPassword' };
  await throttle.forgivePassword(key, address);
  return null;
};

const isRightCode = async (
  { db, accounts, deviceSecrets, now }: ReauthenticationDependencies,
  { id, totp_secret: secret }: AccountRow,
  code: string,
): Promise<boolean> => {
  if (isRecoveryCode(code)) return consumeRecoveryCode(db, id, code);
  const step = secret === null ? null : findStep(deviceSecrets.open(secret, id), code, now());
  return step !== null && (await accounts.useStep(id, step));
};

/** Checks the code of the device, or a recovery code, which it uses up. */
export const checkCode = async (
  dependencies: ReauthenticationDependencies,
  row: AccountRow,
  code: string,
): Promise<SecurityError | null> => {
  const { throttle } = dependencies;
  const throttled = toError(await throttle.countCode(row.id));
  if (throttled) return throttled;
  if (!(await isRightCode(dependencies, row, code))) return { code: 'wrongCode' };
  await throttle.forgiveCode(row.id);
  return null;
};

/**
 * Proves that the holder of the token is the person: by the password, and by the device or a recovery code if the
 * account has a device (ASVS 5, 7.5.1).
 */
export const reauthenticate = async (
  dependencies: ReauthenticationDependencies,
  row: AccountRow,
  { password, code }: { password: string; code: string },
  address: string,
): Promise<SecurityError | null> => {
  const wrong = await checkPassword(dependencies, row, password, address);
  if (wrong) return wrong;
  return row.totp_secret === null ? null : checkCode(dependencies, row, code);
};
