import { decideAccess, type PageAccess, type PageProtection } from '@kmx/core';

/** What a page's protection says to a reader with a role (section 6); without one asked for, the page is open. */
export const decidePreviewAccess = (protection: PageProtection, role: string | undefined): PageAccess =>
  role === undefined
    ? 'open'
    : decideAccess({ protection, isUnlocked: false, isSignedIn: role !== '', roles: role });
