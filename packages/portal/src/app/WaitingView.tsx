'use client';

import { useIntl } from 'react-intl';
import { Spinner } from '@kmx/design-system';

import { SignInNotice } from './SignInNotice';
import { Waiting } from './SignInNotice.styles';

/** Shown during sign-in and sign-out, while the provider is contacted. */
export function WaitingView({ isSigningOut = false }: { readonly isSigningOut?: boolean }) {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: isSigningOut ? 'portal.signIn.signingOut' : 'portal.signIn.waiting',
  });
  return (
    <SignInNotice title={title}>
      <Waiting>
        <Spinner label={title} />
      </Waiting>
    </SignInNotice>
  );
}
