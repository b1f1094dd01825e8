import type { PageProtection } from '../types/Page';

import { hasRole } from './hasRole';

export type PageAccess = 'open' | 'password' | 'signIn' | 'forbidden';

export interface AccessRequest {
  readonly protection: PageProtection;
  /** True if the reader entered the current password. */
  readonly isUnlocked: boolean;
  readonly isSignedIn: boolean;
  /** Roles of the signed-in reader; ignored without one. */
  readonly roles: string | readonly string[];
}

/**
 * "Page protection modes: none, password, CIAM role" (section 6). A protection without a password or role denies
 * everybody.
 */
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
