import { filterNavigation, type NavigationItem } from '@kmx/core';
import type { SiteFooterColumn, SiteFooterLink } from '@kmx/design-system';

import type { SiteView } from './createSiteView';
import { itemTarget } from './decideNavigationItems';

interface Footer {
  columns: SiteFooterColumn[];
  legal: SiteFooterLink[];
  note: string;
}

function toLinks(items: readonly NavigationItem[], view: SiteView): SiteFooterLink[] {
  return items.flatMap((item) => {
    const { href, dataLink } = itemTarget(item, view);
    return href ? [{ id: item.id, text: item.title, href, dataLink }] : [];
  });
}

/** Creates the footer for the reader's country. */
export function decideFooter(view: SiteView): Footer {
  const { navigation, locale, site, intl } = view;
  const visible = (items: readonly NavigationItem[]) => filterNavigation(items, locale.country);
  const copyright = intl.formatMessage(
    { id: 'shell.copyright' },
    { year: String(new Date().getFullYear()), site: site.name },
  );
  return {
    columns: visible(navigation.footerItems).map(({ id, title, items }) => ({
      id,
      title,
      links: toLinks(items, view),
    })),
    legal: toLinks(visible(navigation.legalItems), view),
    note: [copyright, navigation.note].filter(Boolean).join(' · '),
  };
}
