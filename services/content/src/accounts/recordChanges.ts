import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '../payload-types';
import { hasNewEmail, hasNewRole, isDeactivated, isMarkedAsNewPassword } from './accountChange';
import { logSecurity } from './logSecurity';

export const recordAccountChange: CollectionAfterChangeHook<User> = ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const subjects = { account: doc.id, actor: req.user?.id };
  if (operation === 'create') return logSecurity('Account created', subjects);
  if (isMarkedAsNewPassword(context, doc.id)) logSecurity('Password changed', subjects);
  if (hasNewEmail(doc, previousDoc)) logSecurity('E-mail address changed', subjects);
  if (hasNewRole(doc, previousDoc)) logSecurity('Role changed', subjects);
  if (isDeactivated(doc, previousDoc)) logSecurity('Account deactivated', subjects);
  if (isDeactivated(previousDoc, doc)) logSecurity('Account activated', subjects);
};

export const recordAccountDeletion: CollectionAfterDeleteHook<User> = ({ id, req }) =>
  logSecurity('Account deleted', { account: String(id), actor: req.user?.id });
