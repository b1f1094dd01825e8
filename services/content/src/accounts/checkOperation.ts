import type { CollectionBeforeOperationHook } from 'payload';
import { limitSession } from './limitSession';
import { checkResetPassword } from './resetPassword';
import { limitSignIn } from './signIn';

export const checkOperation: CollectionBeforeOperationHook<'users'> = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only its value for reading is deprecated
  operation,
  req,
}) => {
  if (operation === 'login') await limitSignIn(req, args.data);
  if (operation === 'refresh') limitSession(req);
  if (operation === 'resetPassword') await checkResetPassword(req, args.data);
};
