import type { ReactNode } from 'react';
import { applicationPaths, type NavigationItem } from '@kmx/core';
import { Logo, SiteHeader } from '@kmx/design-system';

import { HeaderSearch } from './HeaderSearch';
import { HeaderUtilities } from './HeaderUtilities';
import { NavigationPromotion } from './NavigationPromotion';
import { WireMenuForm } from './WireMenuForm';
import type { ContentPage } from '@/server/content/page.schema';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';
import { decideHeaderItems } from '@/server/view/decideNavigationItems';

const isProducts = (link: NavigationItem['link']) =>
  link?.kind === 'path' && link.path === applicationPaths.products;

interface PageHeaderProps {
  view: SiteView;
  /** Undefined on the "not found" page. */
  page?: Pick<ContentPage, 'id' | 'parentSlug' | 'slug'> | ApplicationPage | null;
  /** Fields in the menu of signed-in readers. */
  userSettings?: ReactNode;
}

/** Logo, navigation, search, country and language, and the sign-in to the customer area. */
export const PageHeader = ({ view, page, userSettings }: PageHeaderProps) => (
  <SiteHeader
    logo={<Logo name={view.site.name} />}
    homeHref={view.homeHref}
    homeLabel={view.intl.formatMessage({ id: 'shell.logo' }, { site: view.site.name })}
    items={decideHeaderItems(view, page ?? {}, ({ link, marketingSection }) => ({
      aside: marketingSection && <NavigationPromotion section={marketingSection} view={view} />,
      form: isProducts(link) && <WireMenuForm view={view} />,
    }))}
    search={<HeaderSearch view={view} />}
    utilities={<HeaderUtilities view={view} page={page} userSettings={userSettings} />}
    menuLabel={view.intl.formatMessage({ id: 'shell.menu' })}
    navLabel={view.intl.formatMessage({ id: 'shell.mainNavigation' })}
  />
);
