import type { ReactNode } from 'react';

import { Logo, ReleaseRibbon, SiteHeader, SkipLink } from '@kmx/design-system';

import { ComparisonBasket } from './ComparisonBasket';
import { HeaderUtilities } from './HeaderUtilities';
import { NavigationPromotion } from './NavigationPromotion';
import { NewsFeed } from './NewsFeed';
import { PageFooter } from './PageFooter';
import { PrivacyConsent } from './PrivacyConsent';
import type { ContentPage } from '@/server/content/page.schema';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';
import { decideHeaderItems } from '@/server/view/decideNavigationItems';

interface DefaultLayoutProps {
  view: SiteView;
  /** Absent where nothing stands, such as on the page for a wrong address. */
  page?: Pick<ContentPage, 'id' | 'parentSlug' | 'slug'> | ApplicationPage | null;
  /** The language of the main content, when it is not the reader's. */
  contentLang?: string;
  children: ReactNode;
}

/** The frame around every page: notices, header, main content, shortcuts, footer. */
export function DefaultLayout({ view, page, contentLang, children }: DefaultLayoutProps) {
  const { intl, site } = view;
  return (
    <>
      <SkipLink href="#content">{intl.formatMessage({ id: 'shell.skipToContent' })}</SkipLink>
      {!view.isPreview && <PrivacyConsent view={view} />}
      {view.isNextRelease && (
        <ReleaseRibbon
          text={intl.formatMessage({ id: 'nextRelease.title' })}
          link={{ text: intl.formatMessage({ id: 'nextRelease.leave' }), href: '?nextRelease=false' }}
        />
      )}
      {!site.isHeaderHidden && (
        <SiteHeader
          logo={<Logo name={site.name} />}
          homeHref={view.homeHref}
          homeLabel={intl.formatMessage({ id: 'shell.logo' }, { site: site.name })}
          items={decideHeaderItems(view, page ?? {}, (section) => (
            <NavigationPromotion section={section} view={view} />
          ))}
          utilities={<HeaderUtilities view={view} page={page} />}
          menuLabel={intl.formatMessage({ id: 'shell.menu' })}
          navLabel={intl.formatMessage({ id: 'shell.mainNavigation' })}
        />
      )}
      <main id="content" tabIndex={-1} lang={contentLang}>
        {children}
      </main>
      <ComparisonBasket view={view} />
      <NewsFeed view={view} />
      <PageFooter view={view} product={page && 'product' in page ? page.product : undefined} />
    </>
  );
}
