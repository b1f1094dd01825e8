import { decideAccess, type PageAccess, type PageProtection } from '@kmx/core';

import { readReaderSession } from '../session/readerSession';

import type { AccessCookies } from './accessCookies';
import { isUnlocked } from './pageAccess';

interface ProtectedPage {
  id: string;
  protection: PageProtection;
}

/** Decides access to a page from the reader's cookies. */
export function accessToPage({ id, protection }: ProtectedPage, cookies: AccessCookies): PageAccess {
  const session = protection.mode === 'ciamRole' ? readReaderSession(cookies.session, Date.now()) : undefined;
  return decideAccess({
    protection,
    isUnlocked: protection.mode === 'password' && isUnlocked(cookies.pages, id, protection.version ?? null),
    isSignedIn: session !== undefined,
    roles: session?.roles ?? [],
  });
}
