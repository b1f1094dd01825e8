import { decideReturnPath } from '@kmx/core/portal';

import type { PortalAppProps } from '../app/PortalConfig';

import { createSignInEffects } from './createSignInEffects';
import { createSignInSession, type SignInSession } from './createSignInSession';
import { createUserManager } from './createUserManager';
import { takeReturnNote } from './reSignInNote';
import { openTabStorage } from './tabStorage';

export type SignInPlace = Pick<PortalAppProps, 'screen' | 'config' | 'locale'>;

const readHref = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/**
 * Starts a sign-in with the configured provider; `readPlace` returns the current screen and locale after soft
 * navigations.
 */
export function startSignIn(readPlace: () => SignInPlace, onChange: () => void): SignInSession {
  const { config, locale, screen } = readPlace();
  const tab = openTabStorage();
  const decidePath = (wanted: string) =>
    decideReturnPath(wanted, { origin: config.siteOrigin, portalHref: readPlace().locale.portalHref });
  const effects = createSignInEffects({
    config,
    tab,
    manager: createUserManager({ config, locale, tab }),
    readLocale: () => readPlace().locale,
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
