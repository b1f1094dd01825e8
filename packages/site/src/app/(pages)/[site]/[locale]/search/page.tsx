import type { Metadata } from 'next';

import { searchSite } from '@/server/search/searchSite';
import { decideSearchContent, type SearchContent } from '@/server/searchPage/decideSearchContent';
import { readSearchQuery, type SearchQuery } from '@/server/searchPage/readSearchQuery';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView, type SiteView } from '@/server/view/createSiteView';
import { createSearchPage, SearchPageView } from '@/shell/SearchPageView';

// The words are the reader's own.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/search'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, createSearchPage(view, readSearchQuery(await searchParams)));
}

async function loadContent(view: SiteView, asked: SearchQuery): Promise<SearchContent> {
  if (asked.query === '') return decideSearchContent(view, asked, undefined);
  return decideSearchContent(view, asked, await searchSite({ ...asked, view, isUpToPage: true }));
}

export default async function SearchPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const asked = readSearchQuery(await searchParams);
  return <SearchPageView view={view} asked={asked} content={await loadContent(view, asked)} />;
}
