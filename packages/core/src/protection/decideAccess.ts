import type { PageProtection } from '../types/Page';

import { hasRole } from './hasRole';

/** Show the page, ask for its password, ask to sign in, or refuse. */
export type PageAccess = 'open' | 'password' | 'signIn' | 'forbidden';

/** A page's protection, and what its reader brought. */
export interface AccessRequest {
  readonly protection: PageProtection;
  /** Whether the reader gave the password in the version that the protection names. */
  readonly isUnlocked: boolean;
  readonly isSignedIn: boolean;
  /** Of the signed-in reader; read only when there is one. */
  readonly roles: string | readonly string[];
}

/** Who may read a page: "Page protection modes: none, password, CIAM role" (section 6). A protection without a password or a role lets nobody in. */
export function decideAccess({ protection, isUnlocked, isSignedIn, roles }: AccessRequest): PageAccess {
  switch (protection.mode) {
    case 'none':
      return 'open';
    case 'password':
      return isUnlocked && protection.version ? 'open' : 'password';
    case 'ciamRole':
      if (!isSignedIn) return 'signIn';
      return hasRole(roles, protection.role) ? 'open' : 'forbidden';
  }
}
