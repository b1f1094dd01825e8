import { createHash } from 'node:crypto';
import {
  openEnrolment,
  sealEnrolment,
  type EnrolmentAccount,
} from '../../../toolkit/src/secondFactor/enrolment';
import { generateRecoveryCodes } from '../../../toolkit/src/secondFactor/recoveryCodes';
import { createTotpSecret, drawTotp, findStep } from '../../../toolkit/src/secondFactor/totp';
import { logSecurity } from '../accounts/logSecurity';
import type { User } from '../payload-types';
import { deviceSecrets } from './checkCode';
import { createFactor, findFactor, lockFactor, updateFactor, type Factor } from './factorStore';
import {
  revokeOtherSessions,
  inTransaction,
  proveFactor,
  provePassword,
  readAccount,
  type Person,
  type Proof,
} from './proveIdentity';
import { rejectFactor } from './rejectFactor';

/** An enrolment ends when the password or the device changes meanwhile. */
const enrolmentAccountOf = ({ id, hash }: User, factor: Factor | undefined): EnrolmentAccount => ({
  id,
  credentials: createHash('sha256')
    .update(JSON.stringify([hash, factor?.secret ?? null]))
    .digest('base64url'),
});

/** Draws a secret, which is stored once a code confirms it. `picture` is a QR code as SVG. */
export const beginEnrolment = async (req: Person, { password, code }: Proof) => {
  await provePassword(req, password);
  await inTransaction(req, () => proveFactor(req, code));
  const account = enrolmentAccountOf(await readAccount(req), await findFactor(req, req.user.id));
  const secret = createTotpSecret();
  return {
    enrolment: sealEnrolment(deviceSecrets, account, secret, new Date()),
    secret,
    picture: await drawTotp(secret, { issuer: 'Komax content', account: req.user.email }),
  };
};

/** Stores the device and shows ten recovery codes, once. */
export const confirmEnrolment = async (
  req: Person,
  { enrolment, code }: { enrolment: string; code: string },
): Promise<{ recoveryCodes: readonly string[] }> => {
  const account = req.user.id;
  const { codes, rows } = await generateRecoveryCodes();
  return inTransaction(req, async () => {
    const former = await lockFactor(req, account);
    const now = new Date();
    const current = enrolmentAccountOf(await readAccount(req), former);
    const secret = openEnrolment(deviceSecrets, current, enrolment, now);
    if (secret === null) return rejectFactor('enrolmentExpired', 400);
    const step = findStep(secret, code, now);
    if (step === null) return rejectFactor('secondFactorWrong', 400);
    const data = { secret: deviceSecrets.seal(secret, account), step, recoveryCodes: rows };
    await (former ? updateFactor(req, former, data) : createFactor(req, account, data));
    await revokeOtherSessions(req, account);
    logSecurity(former ? 'Second factor replaced' : 'Second factor set up', { account });
    return { recoveryCodes: codes };
  });
};
