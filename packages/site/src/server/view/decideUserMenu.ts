import { findMainSite, siteUrl } from '@kmx/core';
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
        href: siteUrl('/mykomax', links),
        dataLink: 'plain',
      },
    },
  };
}
