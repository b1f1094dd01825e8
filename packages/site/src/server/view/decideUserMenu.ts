import { findMainSite, portalPaths, siteUrl } from '@kmx/core';
import type { UserMenuProps } from '@kmx/design-system';

import type { SiteView } from './createSiteView';

/** The way into the customer area, which stands on the main site only ("Some pages exist only on the main site", section 2.2). */
export function decideUserMenu({ site, system, links, intl }: SiteView): UserMenuProps | undefined {
  if (findMainSite(system.sites)?.key !== site.key) return undefined;
  return {
    label: intl.formatMessage({ id: 'userMenu.signIn' }),
    user: {
      kind: 'anonymous',
      about: intl.formatMessage({ id: 'userMenu.about' }),
      // A full load: signing in leads to another host.
      signIn: {
        text: intl.formatMessage({ id: 'userMenu.enter' }),
        href: siteUrl(portalPaths.dashboard, links),
        dataLink: 'plain',
      },
    },
  };
}

/** The menu of who is signed in: the same for everybody, since the page is kept; the browser shows it, and the name in it. */
export function decideSignedInMenu({ links, intl }: SiteView): UserMenuProps {
  const link = (id: string, path: string) => ({
    text: intl.formatMessage({ id }),
    href: siteUrl(path, links),
    dataLink: 'plain' as const,
  });
  return {
    label: intl.formatMessage({ id: 'userMenu.signedIn' }),
    user: {
      kind: 'signedIn',
      links: [
        link('userMenu.dashboard', portalPaths.dashboard),
        link('userMenu.account', portalPaths.account),
      ],
      signOut: link('userMenu.signOut', portalPaths.logout),
    },
  };
}
