import { normalizeText } from '@kmx/contract/text';
import { readScope, type Scope } from '../auth/scope';
import type { Viewer } from '../auth/viewer';
import type { Row } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { AccountMissing, type IdentityAccount } from '../identity/identityClient';
import { hashUserId } from './replyAddress';

type User = Row<'customer_users'>;

export interface Sender {
  user: User;
  scope: Scope;
}

const toViewer = (user: User, { roles }: IdentityAccount): Viewer => ({
  id: user.id,
  sessionId: '',
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  roles,
  isInternal: user.is_internal === 1,
  language: user.language,
  country: user.country,
  measurementSystem: user.measurement_system,
  signedInAt: user.last_sign_in_at ?? user.created_at,
});

const readAccount = async (
  { identity }: Pick<DirectoryDependencies, 'identity'>,
  id: string,
): Promise<IdentityAccount | null> => {
  try {
    return await identity.read(id);
  } catch (error) {
    if (error instanceof AccountMissing) return null;
    throw error;
  }
};

/**
 * The person of a reply address, with the rights that a session of theirs would have now; null if somebody else sent
 * the mail, or the account is deleted or locked. Throws IdentityUnavailable.
 */
export const readSender = async (
  dependencies: Pick<DirectoryDependencies, 'db' | 'identity'>,
  from: string,
  userHash: string,
): Promise<Sender | null> => {
  const users = await dependencies.db
    .selectFrom('customer_users')
    .selectAll()
    .where('email_key', '=', normalizeText(from))
    .execute();
  const user = users.find(
    ({ id, email }) => hashUserId(id) === userHash && email.toLowerCase() === from.toLowerCase(),
  );
  if (!user) return null;
  const account = await readAccount(dependencies, user.id);
  if (!account?.isActive) return null;
  return { user, scope: await readScope(dependencies.db, toViewer(user, account), user) };
};
