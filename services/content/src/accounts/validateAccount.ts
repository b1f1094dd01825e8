import type { CollectionBeforeValidateHook, PayloadRequest, ValidationFieldError } from 'payload';
import type { User } from '../payload-types';
import { currentPasswordOf, hasNewCredentials, isDeactivated, newPasswordOf } from './accountChange';
import { describePasswordProblem } from './passwordRule';
import { proveCurrentPassword } from './proveCurrentPassword';
import { rejectAccount } from './rejectAccount';

type Account = Partial<User>;

const isOwn = ({ user }: PayloadRequest, { id }: Account): boolean =>
  user?.collection === 'users' && user.id === id;

const toError = (path: string, message: string | undefined): ValidationFieldError[] =>
  message === undefined ? [] : [{ path, message }];

/**
 * Rejects passwords against the rule, and a new password or e-mail address of one's own without the current password: who
 * finds an open browser could keep the account otherwise. The demo's password is shorter than the rule.
 */
export const validateAccount: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  context,
  req,
}) => {
  if (!data) return data;
  const password = newPasswordOf(data);
  const errors: ValidationFieldError[] = [];
  if (password !== undefined && context['acceptsAnyPassword'] !== true)
    errors.push(...toError('password', describePasswordProblem(password, { ...originalDoc, ...data })));
  if (originalDoc && isOwn(req, originalDoc) && hasNewCredentials(data, originalDoc))
    errors.push(
      ...toError('currentPassword', await proveCurrentPassword(req, currentPasswordOf(data), originalDoc)),
    );
  if (originalDoc && isOwn(req, originalDoc) && isDeactivated(data, originalDoc))
    errors.push({ path: 'isActive', message: 'You cannot deactivate your own account.' });
  if (errors.length > 0) rejectAccount(req, errors);
  return data;
};
