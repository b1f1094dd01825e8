import type { CollectionAfterOperationHook, PayloadRequest } from 'payload';
import type { User } from '../payload-types';
import { logSecurity } from './logSecurity';
import { describePasswordProblem } from './passwordRule';
import { rejectAccount } from './rejectAccount';
import { digestResetToken } from './resetToken';

const resetKey = 'accountOfReset';
const withoutSessionKey = 'isWithoutSession';

/** True while a link sets a new password of the account, after which Payload signs the person in. */
export const isReset = (context: Record<string, unknown>, { id }: User): boolean => context[resetKey] === id;

/** Records that a link has set a password without signing anybody in. */
export const markWithoutSession = (context: Record<string, unknown>): void => {
  context[withoutSessionKey] = true;
};

export const isWithoutSession = (context: Record<string, unknown>): boolean =>
  context[withoutSessionKey] === true;

/**
 * Payload checks the length alone when a link sets a password, and shows its hooks no password. It looks the token up in the
 * data that it has passed to this hook, and not in returned ones.
 */
export const checkResetPassword = async (
  req: PayloadRequest,
  data: { password: string; token: string },
): Promise<void> => {
  data.token = digestResetToken(data.token);
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: data.token } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    req,
  });
  if (!account) return;
  req.context[resetKey] = account.id;
  const message = describePasswordProblem(data.password, account);
  if (message !== undefined) rejectAccount(req, [{ path: 'password', message }]);
};

export const recordReset: CollectionAfterOperationHook<'users'> = ({
  // oxlint-disable-next-line typescript/no-deprecated -- only its value for reading is deprecated
  operation,
  result,
}) => {
  if (operation === 'resetPassword') logSecurity('Password reset', { account: String(result.user['id']) });
  return result;
};
