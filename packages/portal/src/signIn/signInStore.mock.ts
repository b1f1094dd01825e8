import type { SignInView } from '@kmx/core/machines/signIn';

import type { SignInStore } from './signInStore';

/** Fake sign-in store in a fixed state: its actions resolve immediately, or call the given functions. */
export const createFakeSignInStore = (view: SignInView, given: Partial<SignInStore> = {}): SignInStore => ({
  subscribe: () => () => undefined,
  open: () => undefined,
  getView: () => view,
  readAccessToken: () => 'access-token',
  readSubject: () => 'u-customer',
  readReturnTo: () => '/en/mykomax/account',
  whenSiteSessionStored: () => Promise.resolve(true),
  renew: () => Promise.resolve(true),
  rejectUser: () => undefined,
  signOut: () => undefined,
  tryAgain: () => undefined,
  redirectToLogin: () => undefined,
  ...given,
});
