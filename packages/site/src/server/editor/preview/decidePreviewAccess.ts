import { decideAccess, type PageAccess, type PageProtection } from '@kmx/core';

/** Decides access to a protected page for a simulated role (section 6). Without a role, the page is open. */
export const decidePreviewAccess = (protection: PageProtection, role: string | undefined): PageAccess =>
  role === undefined
    ? 'open'
    : decideAccess({ protection, isUnlocked: false, isSignedIn: role !== '', roles: role });
