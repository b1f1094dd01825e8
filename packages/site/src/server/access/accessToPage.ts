import { decideAccess, type PageAccess, type PageProtection } from '@kmx/core';

import { isUnlocked } from './pageAccess';

interface ProtectedPage {
  id: string;
  protection: PageProtection;
}

/** Whether a reader with this cookie may read a page. Nobody is signed in before the portal is there, so no role opens one. */
export const accessToPage = ({ id, protection }: ProtectedPage, cookie: string | undefined): PageAccess =>
  decideAccess({
    protection,
    isUnlocked: protection.mode === 'password' && isUnlocked(cookie, id, protection.version ?? null),
    isSignedIn: false,
    roles: [],
  });
