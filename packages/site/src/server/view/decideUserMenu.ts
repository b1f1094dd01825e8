import type { ReactNode } from 'react';
import { findMainSite, portalPaths, siteUrl } from '@kmx/core';
import type { UserMenuProps } from '@kmx/design-system';

import type { SiteView } from './createSiteView';
import type { MessageId } from '@/MessageId';

/**
 * Creates the sign-in menu of the customer area, on the main site only ("Some pages exist only on the main
 * site", section 2.2).
 */
export function decideUserMenu({ site, system, links, intl }: SiteView): UserMenuProps | undefined {
  if (findMainSite(system.sites)?.key !== site.key) return undefined;
  return {
    label: intl.formatMessage({ id: 'userMenu.signIn' }),
    user: {
      kind: 'anonymous',
      about: intl.formatMessage({ id: 'userMenu.about' }),
      // Loads a document, because sign-in redirects to another host.
      signIn: {
        text: intl.formatMessage({ id: 'userMenu.enter' }),
        href: siteUrl(portalPaths.dashboard, links),
        dataLink: 'plain',
      },
    },
  };
}

/**
 * Creates the menu of signed-in readers without personal data, because pages are cached; the browser shows it
 * and inserts the name.
 */
export function decideSignedInMenu({ links, intl }: SiteView, settings?: ReactNode): UserMenuProps {
  const link = (id: MessageId, path: string) => ({
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
      settings,
      signOut: link('userMenu.signOut', portalPaths.logout),
    },
  };
}
