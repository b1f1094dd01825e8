import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { fail } from '@kmx/core';

import { countCall } from '@/server/http/rateLimit';
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

const tooOften = { code: 'searchUnavailable', sentence: 'There were too many searches.' } as const;

async function loadContent(view: SiteView, asked: SearchQuery): Promise<SearchContent> {
  if (asked.query === '') return decideSearchContent(view, asked, undefined);
  // A page has one status for all it shows; to who asks too often, the search is not there for the moment.
  const isAllowed = (await countCall('search', await headers())) === 0;
  const answer = isAllowed ? await searchSite({ ...asked, view, isUpToPage: true }) : fail(tooOften);
  return decideSearchContent(view, asked, answer);
}

export default async function SearchPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const asked = readSearchQuery(await searchParams);
  return <SearchPageView view={view} asked={asked} content={await loadContent(view, asked)} />;
}
