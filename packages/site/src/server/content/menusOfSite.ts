import type { z } from 'zod';
import type { NavigationItem } from '@kmx/core';

import type { SiteNavigation, siteNavigationSchema } from './navigation.schema';

type Menus = z.output<typeof siteNavigationSchema>['systemData'];

/** Returns a site's unfiltered header and footer entries; empty for a site without menus. */
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

/** Returns the entries of all menus, in the order in which the branch of a page is searched. */
export const entriesOfMenus = ({
  homeItems,
  topItems,
  footerItems,
  legalItems,
}: SiteNavigation): readonly NavigationItem[] => [...homeItems, ...topItems, ...footerItems, ...legalItems];
