'use client';

import { useContext } from 'react';

import { SignInContext, type SignIn } from './SignInContext';

/**
 * Returns the sign-in provided by the portal's entry.
 * @throws Error outside of the portal's entry.
 */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useSignIn needs the portal around it: render inside of PortalApp.');
  return signIn;
}
