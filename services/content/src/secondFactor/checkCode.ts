import type { PayloadRequest } from 'payload';
import { createDeviceSecrets } from '../../../toolkit/src/secondFactor/deviceSecrets';
import {
  isRecoveryCode,
  isRecoverySecret,
  splitRecoveryCode,
} from '../../../toolkit/src/secondFactor/recoveryCodes';
import { findStep } from '../../../toolkit/src/secondFactor/totp';
import { logSecurity } from '../accounts/logSecurity';
import { rejectAttempt } from '../accounts/rejectAttempt';
import { countCode, refundCode } from '../accounts/requestLimits';
import { environment } from '../config/environment';
import { updateFactor, type Factor } from './factorStore';
import { rejectFactor } from './rejectFactor';

export const deviceSecrets = createDeviceSecrets(environment.secondFactorKeys, 'kmx-content');

const consumeRecoveryCode = async (
  req: PayloadRequest,
  factor: Factor,
  entered: string,
): Promise<boolean> => {
  const { selector, secret } = splitRecoveryCode(entered);
  const row = factor.recoveryCodes.find((code) => code.selector === selector);
  if (!(await isRecoverySecret(secret, row?.hash ?? null))) return false;
  await updateFactor(req, factor, { recoveryCodes: factor.recoveryCodes.filter((code) => code !== row) });
  logSecurity('Recovery code used', { account: factor.account });
  return true;
};

/** Accepts each step once, and none before the last used one (RFC 6238, section 5.2). */
const consumeStep = async (req: PayloadRequest, factor: Factor, entered: string): Promise<boolean> => {
  const secret = deviceSecrets.open(factor.secret, factor.account);
  const step = findStep(secret, entered, new Date());
  if (step === null || step <= factor.step) return false;
  const isCurrent = deviceSecrets.isCurrent(factor.secret);
  const resealed = isCurrent ? {} : { secret: deviceSecrets.seal(secret, factor.account) };
  await updateFactor(req, factor, { step, ...resealed });
  return true;
};

/**
 * Consumes a code of the device, or a recovery code. `factor` is locked. Called after the password was right, so that the
 * limit of an account does not let strangers lock its owner out.
 *
 * @throws if the code is wrong or was used, or after too many attempts
 */
export const checkCode = async (
  req: PayloadRequest,
  factor: Factor,
  entered: string,
  status: 400 | 401,
): Promise<void> => {
  const seconds = await countCode(factor.account);
  if (seconds > 0) rejectAttempt(req, seconds, factor.account);
  const consume = isRecoveryCode(entered) ? consumeRecoveryCode : consumeStep;
  if (!(await consume(req, factor, entered))) {
    logSecurity('Second factor failed', { account: factor.account });
    rejectFactor('secondFactorWrong', status);
  }
  await refundCode(factor.account);
};
