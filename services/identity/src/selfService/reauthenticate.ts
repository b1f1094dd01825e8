import type { SecurityErrorCode } from '@kmx/contract/security';
import type { Passwords } from '../../../toolkit/src/passwords/createPasswords';
import type { DeviceSecrets } from '../../../toolkit/src/secondFactor/deviceSecrets';
import { isRecoveryCode } from '../../../toolkit/src/secondFactor/recoveryCodes';
import { findStep } from '../../../toolkit/src/secondFactor/totp';
import type { Accounts } from '../accounts/accounts';
import { normalizeEmail } from '../accounts/normalizeEmail';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow } from '../database/tables';
import type { Ceremonies } from '../passkeys/ceremonies';
import type { AuthenticationResponse } from '../passkeys/responses';
import { consumeRecoveryCode } from '../secondFactor/recoveryCodes';
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
  ceremonies: Ceremonies;
  /** Origins of the sites, on whose pages people prove themselves by passkey. */
  siteOrigins: readonly string[];
  now: () => Date;
}

/** The password, and what proves the second factor: a code, or a passkey. */
export interface Proof {
  password: string;
  code: string;
  passkey?: AuthenticationResponse;
}

export const proofPurpose = (row: AccountRow): string => `prove ${row.id}`;

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
  await throttle.refundPassword(key, address);
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
  await throttle.refundCode(row.id);
  return null;
};

/** Checks the use of a passkey of the account. */
const checkPasskey = async (
  { ceremonies, siteOrigins, throttle }: ReauthenticationDependencies,
  row: AccountRow,
  passkey: AuthenticationResponse,
): Promise<SecurityError | null> => {
  const throttled = toError(await throttle.countCode(row.id));
  if (throttled) return throttled;
  const place = { origins: siteOrigins, accountId: row.id };
  const result = await ceremonies.verify(proofPurpose(row), passkey, place);
  if (!result.ok) return { code: result.problem === 'expired' ? 'expired' : 'passkeyRejected' };
  await throttle.refundCode(row.id);
  return null;
};

/**
 * Proves that the holder of the token is the person: by the password, and by the device, a passkey or a recovery code
 * if the account has a second factor (ASVS 5, 7.5.1).
 */
export const reauthenticate = async (
  dependencies: ReauthenticationDependencies,
  row: AccountRow,
  { password, code, passkey }: Proof,
  address: string,
): Promise<SecurityError | null> => {
  const wrong = await checkPassword(dependencies, row, password, address);
  if (wrong) return wrong;
  if (row.totp_secret === null && row.has_passkey === 0) return null;
  return passkey ? checkPasskey(dependencies, row, passkey) : checkCode(dependencies, row, code);
};
