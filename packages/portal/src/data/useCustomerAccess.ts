'use client';

import { useApolloClient } from '@apollo/client/react';

import { useSignIn } from '../signIn/useSignIn';

import { PortalClient } from './createPortalClient';
import type { CustomerAccess } from './requestTwice';

const ignore = () => undefined;

/** Credentials for requests outside Apollo; rejections are ignored with a client provided by a test. */
export function useCustomerAccess(): CustomerAccess {
  const client = useApolloClient();
  const { readAccessToken, readSubject, renew } = useSignIn();
  return client instanceof PortalClient
    ? client.access
    : { readAccessToken, readSubject, renew, onRejected: ignore };
}
