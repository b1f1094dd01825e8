import type { AccessCookies } from '../access/accessCookies';
import { accessToPage } from '../access/accessToPage';

import type { ProtectingPage, StoredFile } from './files.schema';

/** Who may read a file: everybody, this visitor, or nobody before `page` is open to them. */
export type FileAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'locked'; page: ProtectingPage };

/** "Files of a protected page are protected as it is": one of the pages that show the file has to be open to the visitor. */
export function decideFileAccess(
  { protectedBy }: Pick<StoredFile, 'protectedBy'>,
  cookies: AccessCookies,
): FileAccess {
  const [first] = protectedBy;
  if (!first) return { kind: 'open' };
  if (protectedBy.some((page) => accessToPage(page, cookies) === 'open')) return { kind: 'unlocked' };
  // A page with a password can be opened at once; one for a role needs an account.
  return {
    kind: 'locked',
    page: protectedBy.find(({ protection }) => protection.mode === 'password') ?? first,
  };
}
