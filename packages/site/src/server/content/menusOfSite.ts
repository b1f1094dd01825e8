import type { z } from 'zod';
import type { NavigationItem } from '@kmx/core';

import type { SiteNavigation, siteNavigationSchema } from './navigation.schema';

type Menus = z.output<typeof siteNavigationSchema>['systemData'];

/** The header and footer entries of a site, unfiltered; all empty for a site that has none. */
export function menusOfSite({ sites }: Menus, siteKey: string): SiteNavigation {
  const site = sites.find(({ key }) => key === siteKey);
  return {
    homeItems: site?.headerNavigation?.homeItems ?? [],
    topItems: site?.headerNavigation?.topItems ?? [],
    footerItems: site?.footerNavigation?.items ?? [],
    legalItems: site?.footerNavigation?.legalItems ?? [],
    note: site?.footerNavigation?.note ?? null,
  };
}

/** The entries of all menus of a site, in the order in which a page's branch is looked for. */
export const entriesOfMenus = ({
  homeItems,
  topItems,
  footerItems,
  legalItems,
}: SiteNavigation): readonly NavigationItem[] => [...homeItems, ...topItems, ...footerItems, ...legalItems];
