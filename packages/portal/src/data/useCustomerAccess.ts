'use client';

import { useApolloClient } from '@apollo/client/react';

import { useSignIn } from '../signIn/useSignIn';

import { PortalClient } from './createPortalClient';
import type { CustomerAccess } from './requestTwice';

const ignore = () => undefined;

/** In whose name a screen asks beside its data questions; behind a test's own client nobody hears of a refusal. */
export function useCustomerAccess(): CustomerAccess {
  const client = useApolloClient();
  const { readAccessToken, readSubject, renew } = useSignIn();
  return client instanceof PortalClient
    ? client.access
    : { readAccessToken, readSubject, renew, onRejected: ignore };
}
