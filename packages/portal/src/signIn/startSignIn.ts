import { decideReturnPath } from '@kmx/core/portal';

import type { PortalAppProps } from '../app/PortalConfig';

import { createSignInEffects } from './createSignInEffects';
import { createSignInSession, type SignInSession } from './createSignInSession';
import { createUserManager } from './createUserManager';
import { takeReturnNote } from './reSignInNote';
import { openTabStorage } from './tabStorage';

export type SignInScope = Pick<PortalAppProps, 'screen' | 'config' | 'locale'>;

const readHref = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/**
 * Starts a sign-in with the configured provider; `readScope` returns the current screen and locale after soft
 * navigations.
 */
export function startSignIn(readScope: () => SignInScope, onChange: () => void): SignInSession {
  const { config, locale, screen } = readScope();
  const tab = openTabStorage();
  const decidePath = (requested: string) =>
    decideReturnPath(requested, { origin: config.siteOrigin, portalHref: readScope().locale.portalHref });
  const effects = createSignInEffects({
    config,
    tab,
    manager: createUserManager({ config, locale, tab }),
    readLocale: () => readScope().locale,
  });
  const isCallback = screen.kind === 'callback';
  // The provider's sign-out only redirects to the dashboard.
  const stored = screen.kind === 'dashboard' ? takeReturnNote(tab) : undefined;
  return createSignInSession(
    effects,
    {
      returnTo: decidePath(stored ?? readHref()),
      readCurrentPath: () => decidePath(readHref()),
      isCallback,
      isSignOut: screen.kind === 'logout',
      now: () => Date.now(),
    },
    onChange,
  );
}
