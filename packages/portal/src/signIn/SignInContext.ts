'use client';

import { createContext } from 'react';
import type { SignInView } from '@kmx/core/machines/signIn';
import type { SignedInUser } from '@kmx/core/portal';

/** Sign-in state and actions for the rest of the portal. */
export interface SignIn {
  readonly view: SignInView;
  /** Present while somebody is signed in, also during a renewal. */
  readonly user: SignedInUser | undefined;
  /** Asks the provider for fresh tokens, so that roles and claims are fresh; false when that did not succeed. */
  readonly renew: () => Promise<boolean>;
  readonly signOut: () => void;
  /** Tries again after a failure, an abort or a sign-out. */
  readonly signIn: () => void;
  /** The credential for the customer service, and for account security at the identity provider. */
  readonly readAccessToken: () => string | undefined;
  /** The subject of the current tokens. */
  readonly readSubject: () => string | undefined;
}

/** Given by the portal's entry; tests and stories give a double. */
export const SignInContext = createContext<SignIn | undefined>(undefined);
