import { decideAccess } from '@kmx/core';

import type { ProtectingPage, StoredFile } from './files.schema';

/** Whether a visitor has opened a page with its password; the version changes with the password. */
export type IsUnlocked = (pageId: string, version: string | null) => boolean;

/** Who may read a file: everybody, this visitor, or nobody before `page` is open to them. */
export type FileAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'locked'; page: ProtectingPage };

function isReadable({ id, protection }: ProtectingPage, isUnlocked: IsUnlocked): boolean {
  const version = protection.mode === 'password' ? protection.version : null;
  const access = decideAccess({
    protection,
    isUnlocked: isUnlocked(id, version ?? null),
    isSignedIn: false,
    roles: [],
  });
  return access === 'open';
}

/** "Files of a protected page are protected as it is": one of the pages that show the file has to be open to the visitor. */
export function decideFileAccess(
  { protectedBy }: Pick<StoredFile, 'protectedBy'>,
  isUnlocked: IsUnlocked,
): FileAccess {
  const [first] = protectedBy;
  if (!first) return { kind: 'open' };
  if (protectedBy.some((page) => isReadable(page, isUnlocked))) return { kind: 'unlocked' };
  // A page with a password can be opened at once; one for a role needs an account.
  return {
    kind: 'locked',
    page: protectedBy.find(({ protection }) => protection.mode === 'password') ?? first,
  };
}
