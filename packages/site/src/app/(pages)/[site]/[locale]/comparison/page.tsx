import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { applicationPaths, parseComparisonQuery } from '@kmx/core';

import { comparisonHref, createComparisonView } from '@/server/comparison/createComparisonView';
import { loadSheets } from '@/server/comparison/loadSheets';
import { catalogueHierarchy } from '@/server/products/catalogueHierarchy';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView, type SiteView } from '@/server/view/createSiteView';
import { ComparisonPageView } from '@/shell/ComparisonPageView';

type Props = PageProps<'/[site]/[locale]/comparison'>;
type Parameters = Awaited<Props['searchParams']>;

/** Of a field that stands in the address more than once, the first counts. */
const toQuery = (parameters: Parameters) =>
  parseComparisonQuery(
    new URLSearchParams(
      Object.entries(parameters).flatMap(([name, value]) =>
        [value].flat().flatMap((text) => (text === undefined ? [] : [[name, text]])),
      ),
    ),
  );

const describePage = ({ intl }: SiteView): ApplicationPage => ({
  path: applicationPaths.comparison,
  title: intl.formatMessage({ id: 'comparison.title' }),
  description: intl.formatMessage({ id: 'comparison.text' }),
  isIndexed: false,
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, describePage(view));
}

export default async function ComparisonPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const query = toQuery(await searchParams);
  if (query.isChanged) redirect(comparisonHref(view, query.basket, query));
  const sheets = await loadSheets(query.basket, view.locale);
  const tree = catalogueHierarchy(sheets.catalogue, view.locale, view.links);
  const comparison = createComparisonView(view, query, sheets, tree);
  return <ComparisonPageView view={view} page={describePage(view)} query={query} comparison={comparison} />;
}
