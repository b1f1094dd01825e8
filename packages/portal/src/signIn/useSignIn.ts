'use client';

import { useContext } from 'react';

import { SignInContext, type SignIn } from './SignInContext';

/** Sign-in as the portal's entry provides it. @throws Error outside of the portal's entry. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useSignIn needs the portal around it: render inside of PortalApp.');
  return signIn;
}
