import type { SignInView } from '@kmx/core/machines/signIn';
import type { SignedInUser } from '@kmx/core/portal';

import type { SignIn } from './SignInContext';

/** A customer with a first and a last name and most services, as a test or a story needs one. */
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

interface SignInDoubleOptions extends Partial<Omit<SignIn, 'user' | 'view'>> {
  readonly user?: SignedInUser;
  /** Signed in as `user` when not given. */
  readonly view?: SignInView;
}

/** Sign-in without a provider: everything it is asked for succeeds at once and does nothing. */
export function createSignInDouble({ user = customer, view, ...given }: SignInDoubleOptions = {}): SignIn {
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
