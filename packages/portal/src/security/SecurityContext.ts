'use client';

import { createContext, useContext } from 'react';
import type { SecurityClient } from './securityClient';

/** Account security as the parts of the screen use it; tests and stories give a fake. */
export const SecurityContext = createContext<SecurityClient | undefined>(undefined);

/** @throws Error outside of the screen. */
export function useSecurityClient(): SecurityClient {
  const client = useContext(SecurityContext);
  if (!client) throw new Error('useSecurityClient needs the screen of account security around it.');
  return client;
}
