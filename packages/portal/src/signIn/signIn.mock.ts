import type { SignInView } from '@kmx/core/machines/signIn';
import type { SignedInUser } from '@kmx/core/portal';

import type { SignIn } from './SignInContext';

/** A customer with first and last name and access to most services. */
export const customer: SignedInUser = {
  id: 'u-customer',
  firstName: 'Carla',
  lastName: 'Customer',
  fullName: 'Carla Customer',
  initials: 'CC',
  email: 'customer@demo.example',
  roles: ['kmx_int_serviceticketing_active', 'kmx_int_direct_active'],
  isPopulated: true,
  isDelegatedAdminInternal: false,
  isDelegatedAdminExternal: false,
  isInternal: false,
  expiresAt: Date.UTC(2100, 0),
};

interface FakeSignInOptions extends Partial<Omit<SignIn, 'user' | 'view'>> {
  readonly user?: SignedInUser;
  /** Signed in as `user` by default. */
  readonly view?: SignInView;
}

/** Fake sign-in without a provider: every action succeeds immediately without effect. */
export function createFakeSignIn({ user = customer, view, ...given }: FakeSignInOptions = {}): SignIn {
  const shown = view ?? { kind: 'signedIn', user, isRenewing: false };
  return {
    view: shown,
    user: shown.kind === 'signedIn' ? shown.user : undefined,
    renew: () => Promise.resolve(true),
    signOut: () => undefined,
    signIn: () => undefined,
    readAccessToken: () => 'access-token',
    readSubject: () => user.id,
    ...given,
  };
}
