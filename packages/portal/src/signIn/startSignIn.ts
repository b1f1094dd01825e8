import { decideReturnPath } from '@kmx/core/portal';

import type { PortalAppProps } from '../app/PortalConfig';

import { createSignInEffects } from './createSignInEffects';
import { createSignInSession, type SignInSession } from './createSignInSession';
import { createUserManager } from './createUserManager';
import { takeReturnNote } from './reSignInNote';
import { openTabStorage } from './tabStorage';

/** Current screen, language and provider of the portal. */
export type SignInPlace = Pick<PortalAppProps, 'screen' | 'config' | 'locale'>;

const readHref = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** Signs in over the provider of the configuration; `readPlace` follows the page where it goes without being loaded anew. */
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
  // Only the portal's start is where the provider's sign-out leads to.
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
