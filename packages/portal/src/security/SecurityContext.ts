'use client';

import { createContext, useContext } from 'react';
import type { SecurityClient } from './securityClient';

/** Client of account security for the components of the screen; replaced in tests and stories. */
export const SecurityContext = createContext<SecurityClient | undefined>(undefined);

/** @throws Error outside of the screen. */
export function useSecurityClient(): SecurityClient {
  const client = useContext(SecurityContext);
  if (!client) throw new Error('useSecurityClient needs the screen of account security around it.');
  return client;
}
