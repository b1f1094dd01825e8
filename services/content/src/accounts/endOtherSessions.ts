import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../payload-types';
import {
  hasNewCredentials,
  hasNewRole,
  isDeactivated,
  markNewPassword,
  newPasswordOf,
} from './accountChange';
import { ownSession } from './ownSession';

/**
 * Ends all sessions of an account but the one that changes it, when its password, address or role changes or it is deactivated, and voids
 * its link for a new password. The current password, which proves the change, goes no further.
 */
export const endOtherSessions: CollectionBeforeChangeHook<User> = ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  const { currentPassword: _proof, ...account } = data;
  if (operation !== 'update' || !originalDoc) return account;
  if (newPasswordOf(data) !== undefined) markNewPassword(context, originalDoc.id);
  const hasCredentials = hasNewCredentials(data, originalDoc);
  if (!hasCredentials && !hasNewRole(data, originalDoc) && !isDeactivated(data, originalDoc)) return account;
  const own = ownSession(req);
  const sessions = (originalDoc.sessions ?? []).filter(({ id }) => id === own?.id);
  const withoutLink = hasCredentials ? { resetPasswordToken: null, resetPasswordExpiration: null } : {};
  return { ...account, ...withoutLink, sessions };
};
