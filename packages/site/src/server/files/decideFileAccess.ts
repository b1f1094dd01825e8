import type { AccessCookies } from '../access/accessCookies';
import { accessToPage } from '../access/accessToPage';

import type { ProtectingPage, StoredFile } from './files.schema';

/** Access to a file: public, granted to this visitor, or locked until `page` is accessible. */
export type FileAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'locked'; page: ProtectingPage };

/**
 * "Files of a protected page are protected as it is": the visitor needs access to one of the pages that show
 * the file.
 */
export function decideFileAccess(
  { protectedBy }: Pick<StoredFile, 'protectedBy'>,
  cookies: AccessCookies,
): FileAccess {
  const [first] = protectedBy;
  if (!first) return { kind: 'open' };
  if (protectedBy.some((page) => accessToPage(page, cookies) === 'open')) return { kind: 'unlocked' };
  // Prefers a page with a password, which can be unlocked immediately; a role requires an account.
  return {
    kind: 'locked',
    page: protectedBy.find(({ protection }) => protection.mode === 'password') ?? first,
  };
}
