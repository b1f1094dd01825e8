import type { Metadata } from 'next';
import { headers } from 'next/headers';

import { loadSearchContent } from '@/server/searchPage/loadSearchContent';
import { readSearchQuery } from '@/server/searchPage/readSearchQuery';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView } from '@/server/view/createSiteView';
import { createSearchPage, SearchPageView } from '@/shell/SearchPageView';

// The words are the reader's own.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/search'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, createSearchPage(view, readSearchQuery(await searchParams)));
}

export default async function SearchPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const asked = readSearchQuery(await searchParams);
  const content = await loadSearchContent(view, asked, await headers());
  return <SearchPageView view={view} asked={asked} content={content} />;
}
