'use client';

import { createContext } from 'react';
import type { SignInView } from '@kmx/core/machines/signIn';
import type { SignedInUser } from '@kmx/core/portal';

/** Sign-in state and actions for the rest of the portal. */
export interface SignIn {
  readonly view: SignInView;
  /** Set while a user is signed in, also during a renewal. */
  readonly user: SignedInUser | undefined;
  /** Requests new tokens with current roles and claims; false on failure. */
  readonly renew: () => Promise<boolean>;
  readonly signOut: () => void;
  /** Tries again after a failure, an abort or a sign-out. */
  readonly signIn: () => void;
  /** Returns the access token for the customer service and for account security at the identity provider. */
  readonly readAccessToken: () => string | undefined;
  /** Returns the subject of the current tokens. */
  readonly readSubject: () => string | undefined;
}

/** Provided by the portal's entry; replaced in tests and stories. */
export const SignInContext = createContext<SignIn | undefined>(undefined);
