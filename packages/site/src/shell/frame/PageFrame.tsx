import type { ReactNode } from 'react';
import { decideTheme, htmlLang, type decideContentLanguage } from '@kmx/core';

import { DefaultLayout } from './DefaultLayout';
import { PageBreadcrumb } from './PageBreadcrumb';
import { PageLanguageBanner } from './PageLanguageBanner';
import { StructuredData } from './StructuredData';
import { decideBreadcrumbs } from '@/server/navigation/decideBreadcrumbs';
import type { PageView } from '@/server/view/loadPageView';

interface PageFrameProps extends PageView {
  decision: ReturnType<typeof decideContentLanguage>;
  children: ReactNode;
}

/** Frame of an editorial page: layout, language notice, breadcrumb, theme. */
export function PageFrame({ view, page, decision, children }: PageFrameProps) {
  const { locale, site } = view;
  const contentLang = decision.isLanguageFallback ? htmlLang(locale, decision.contentLanguage) : undefined;
  return (
    <div data-theme={decideTheme(page.theme, site.theme)}>
      <DefaultLayout view={view} page={page} contentLang={contentLang}>
        <StructuredData view={view} page={page} />
        <PageLanguageBanner view={view} page={page} decision={decision} />
        {!page.hideBreadcrumb && <PageBreadcrumb view={view} trail={decideBreadcrumbs(view, page)} />}
        {children}
      </DefaultLayout>
    </div>
  );
}
