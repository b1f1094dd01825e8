import { generateRecoveryCodes } from '../../../toolkit/src/secondFactor/recoveryCodes';
import { lacksSecondFactor } from '../access/lacksSecondFactor';
import { logSecurity } from '../accounts/logSecurity';
import { environment } from '../config/environment';
import { deleteFactor, findFactor, updateFactor } from './factorStore';
import {
  revokeOtherSessions,
  inTransaction,
  proveFactor,
  provePassword,
  type Person,
  type Proof,
} from './proveIdentity';
import { rejectFactor } from './rejectFactor';

const isRequiredFor = ({ role }: Person['user']): boolean =>
  lacksSecondFactor(environment.isSecondFactorRequired, { role, hasSecondFactor: false });

export const describeFactor = async (req: Person) => {
  const factor = await findFactor(req, req.user.id);
  return {
    isSet: factor !== undefined,
    isRequired: isRequiredFor(req.user),
    recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
  };
};

/** Replaces all recovery codes, and shows the new ones, once. */
export const renewRecoveryCodes = async (req: Person, { password, code }: Proof) => {
  await provePassword(req, password);
  const { codes, rows } = await generateRecoveryCodes();
  await inTransaction(req, async () => {
    const factor = await proveFactor(req, code);
    if (!factor) return rejectFactor('secondFactorMissing', 400);
    await updateFactor(req, factor, { recoveryCodes: rows });
  });
  logSecurity('Recovery codes renewed', { account: req.user.id });
  return { recoveryCodes: codes };
};

export const removeFactor = async (req: Person, { password, code }: Proof) => {
  if (isRequiredFor(req.user)) rejectFactor('secondFactorRequired', 400);
  await provePassword(req, password);
  await inTransaction(req, async () => {
    if (!(await proveFactor(req, code))) return rejectFactor('secondFactorMissing', 400);
    await deleteFactor(req, req.user.id);
    await revokeOtherSessions(req, req.user.id);
  });
  logSecurity('Second factor removed', { account: req.user.id });
  return { isSet: false };
};

/** For a person who has lost the device and the recovery codes. Ends all sessions of that person. */
export const resetFactor = async (req: Person, { account }: { account: string }) => {
  if (account === req.user.id || !(await findFactor(req, account))) rejectFactor('secondFactorMissing', 400);
  await inTransaction(req, async () => {
    await deleteFactor(req, account);
    await revokeOtherSessions(req, account);
  });
  logSecurity('Second factor reset', { account, actor: req.user.id });
  return { isSet: false };
};
