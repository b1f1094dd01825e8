import type { PayloadRequest } from 'payload';
import type { User } from '../payload-types';
import { isPasswordOf } from './credentials';
import { logSecurity } from './logSecurity';
import { rejectAttempt } from './rejectAttempt';
import { requestAddress } from './requestAddress';
import { countPassword, refundPassword } from './requestLimits';

/** Returns why the password does not prove the person, as a sentence; undefined if it does. */
export const proveCurrentPassword = async (
  req: PayloadRequest,
  entered: string | undefined,
  original: User,
): Promise<string | undefined> => {
  if (entered === undefined) return 'Please enter your current password.';
  const address = requestAddress(req);
  const seconds = await countPassword(original.email, address);
  if (seconds > 0) return rejectAttempt(req, seconds, original.id);
  if (await isPasswordOf(original, entered)) {
    await refundPassword(original.email, address);
    return undefined;
  }
  logSecurity('Current password was wrong', { account: original.id });
  return 'This is not your current password.';
};
