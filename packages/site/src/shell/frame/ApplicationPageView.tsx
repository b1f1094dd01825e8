import type { ReactNode } from 'react';

import { createBreadcrumbList, createGraph, graphText, siteUrl } from '@kmx/core';

import { DefaultLayout } from './DefaultLayout';
import { PageBreadcrumb } from './PageBreadcrumb';
import { siteOrigin } from '@/server/links/loadHost';
import { decideApplicationBreadcrumbs } from '@/server/navigation/decideBreadcrumbs';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

interface ApplicationPageViewProps {
  view: SiteView;
  page: ApplicationPage;
  children: ReactNode;
}

/** Frame of an application page: header, breadcrumb, structured data, footer. */
export function ApplicationPageView({ view, page, children }: ApplicationPageViewProps) {
  const trail = decideApplicationBreadcrumbs(view, page);
  const list = createBreadcrumbList(trail, {
    origin: siteOrigin(view.site),
    pageUrl: siteUrl(page.path, { ...view.links, isAbsolute: true }),
  });
  const things = [...(list ? [list] : []), ...(page.things ?? [])];
  return (
    <div data-theme={view.site.theme}>
      <DefaultLayout view={view} page={page}>
        {page.isIndexed && things.length > 0 && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: graphText(createGraph(things)) }}
          />
        )}
        <PageBreadcrumb view={view} trail={trail} />
        {children}
      </DefaultLayout>
    </div>
  );
}
