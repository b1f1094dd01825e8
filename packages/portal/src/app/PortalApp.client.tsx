'use client';

import { signInStore } from '../signIn/signInStore';

import type { PortalAppProps } from './PortalConfig';
import { PortalShell } from './PortalShell';

const goTo = (href: string) => window.location.replace(href);

/**
 * The customer portal in the browser: signs in with the identity provider, then renders one screen (sections 2 and 4).
 */
export const PortalApp = (props: PortalAppProps) => (
  <PortalShell {...props} store={signInStore} goTo={goTo} />
);
