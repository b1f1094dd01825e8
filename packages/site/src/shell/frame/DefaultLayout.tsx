import type { ReactNode } from 'react';

import { ReleaseRibbon, SkipLink } from '@kmx/design-system';

import { framePanels, framePart } from './framePart';
import { PageFooter } from './PageFooter';
import { PageHeader } from './PageHeader';
import { PagePanels } from './panels/PagePanels';
import { PrivacyConsent } from './PrivacyConsent';
import type { ContentPage } from '@/server/content/page.schema';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

interface DefaultLayoutProps {
  view: SiteView;
  /** Undefined on the "not found" page. */
  page?: Pick<ContentPage, 'id' | 'parentSlug' | 'slug'> | ApplicationPage | null;
  /** Language of the main content, if it differs from the reader's. */
  contentLang?: string;
  /** Fields in the menu of signed-in readers. */
  userSettings?: ReactNode;
  children: ReactNode;
}

/** Cache key of the header, which depends on the current entry and the page's languages. */
const headerKey = (page: DefaultLayoutProps['page']): string => {
  if (!page) return 'header';
  return 'id' in page ? `header ${page.id} ${page.parentSlug} ${page.slug}` : `header ${page.path}`;
};

/**
 * The language links of a page with a query differ, and the number of queries is unlimited. Settings are not part of the
 * cache key.
 */
function Header({ view, page, userSettings }: Pick<DefaultLayoutProps, 'view' | 'page' | 'userSettings'>) {
  const header = <PageHeader view={view} page={page} userSettings={userSettings} />;
  const isOwn = userSettings !== undefined || (page && 'query' in page && page.query);
  return isOwn ? header : framePart(view, headerKey(page), () => header);
}

/** Frame of every page: notices, header, main content, shortcuts, footer. */
export function DefaultLayout({ view, page, contentLang, userSettings, children }: DefaultLayoutProps) {
  const { intl, site } = view;
  const product = page && 'product' in page ? page.product : undefined;
  return (
    <>
      <SkipLink href="#content">{intl.formatMessage({ id: 'shell.skipToContent' })}</SkipLink>
      {!view.isPreview && framePart(view, 'consent', () => <PrivacyConsent view={view} />)}
      {view.isNextRelease && (
        <ReleaseRibbon
          text={intl.formatMessage({ id: 'nextRelease.title' })}
          link={{ text: intl.formatMessage({ id: 'nextRelease.leave' }), href: '?nextRelease=false' }}
        />
      )}
      {!site.isHeaderHidden && <Header view={view} page={page} userSettings={userSettings} />}
      <main id="content" tabIndex={-1} lang={contentLang}>
        {children}
      </main>
      {framePanels(view, () => (
        <PagePanels view={view} />
      ))}
      {framePart(view, `footer ${product?.slug ?? ''}`, () => (
        <PageFooter view={view} product={product} />
      ))}
    </>
  );
}
