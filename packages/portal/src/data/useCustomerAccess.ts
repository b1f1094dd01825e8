'use client';

import { useApolloClient } from '@apollo/client/react';

import { useSignIn } from '../signIn/useSignIn';

import { PortalClient } from './createPortalClient';
import type { CustomerAccess } from './requestTwice';

const ignore = () => undefined;

/** Access tokens for requests outside Apollo; a client given by a test ignores rejections. */
export function useCustomerAccess(): CustomerAccess {
  const client = useApolloClient();
  const { readAccessToken, readSubject, renew } = useSignIn();
  return client instanceof PortalClient
    ? client.access
    : { readAccessToken, readSubject, renew, onRejected: ignore };
}
