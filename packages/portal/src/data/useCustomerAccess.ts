'use client';

import { useApolloClient } from '@apollo/client/react';

import { useSignIn } from '../signIn/useSignIn';

import type { CustomerAccess } from './askTwice';
import { PortalClient } from './createPortalClient';

const ignore = () => undefined;

/** In whose name a screen asks beside its data questions; behind a test's own client nobody hears of a refusal. */
export function useCustomerAccess(): CustomerAccess {
  const client = useApolloClient();
  const { readIdToken, renew } = useSignIn();
  return client instanceof PortalClient ? client.access : { readIdToken, renew, onRefused: ignore };
}
