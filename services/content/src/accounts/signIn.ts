import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload';
import type { User } from '../payload-types';
import { spendComparison } from './credentials';
import { logSecurity } from './logSecurity';
import { normalizeEmail } from './normalizeEmail';
import { rejectAttempt } from './rejectAttempt';
import { requestAddress } from './requestAddress';
import { countPassword, refundPassword } from './requestLimits';
import { isWithoutSession } from './resetPassword';

/** Key of the request's context under which a sign-in holds the id of its account. */
const attemptedAccount = 'attemptedAccount';

const readAttempted = (context: Record<string, unknown>): string | undefined => {
  const id = context[attemptedAccount];
  return typeof id === 'string' ? id : undefined;
};

/**
 * Counts a sign-in before the password is compared. Payload compares none where there is no account: the same work is done
 * here, so that the time does not tell who has one.
 */
export const limitSignIn = async (
  req: PayloadRequest,
  { email: entered, password }: { email?: string; password?: string },
): Promise<void> => {
  if (!entered?.trim() || !password?.trim()) return;
  const email = normalizeEmail(entered);
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  });
  const seconds = await countPassword(email, requestAddress(req));
  if (seconds > 0) rejectAttempt(req, seconds, account?.id);
  if (account) req.context[attemptedAccount] = account.id;
  else await spendComparison(password);
};

/** With the response of a wrong password; also when a link sets a new one. */
export const rejectInactive: CollectionBeforeLoginHook<User> = ({ req, user }) => {
  if (user.isActive === false) throw new AuthenticationError(req.t);
};

/** Only wrong passwords count, also if a code is needed next. */
export const refundRightPassword: CollectionBeforeLoginHook<User> = ({ req, user }) =>
  refundPassword(user.email, requestAddress(req));

export const recordSignIn: CollectionAfterLoginHook<User> = ({ req, user }) => {
  if (!isWithoutSession(req.context)) logSecurity('Signed in', { account: user.id });
};

export const recordFailedSignIn: CollectionAfterErrorHook = ({ error, context }) => {
  if (error instanceof AuthenticationError)
    logSecurity('Sign-in failed', { account: readAttempted(context) });
};

export const recordSignOut: CollectionAfterLogoutHook = ({ req }) =>
  logSecurity('Signed out', { account: req.user?.id });
