import type { Metadata } from 'next';

import { toQuery } from '@/server/http/toQuery';
import { createPageMetadata } from '@/server/view/createPageMetadata';
import { loadLivePageView } from '@/server/view/loadPageView';
import { ContentPageView } from '@/shell/ContentPageView';

// For this reader or this moment alone: nothing of it is kept.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/live/[parent]/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const pageView = await loadLivePageView(await params);
  const metadata = createPageMetadata(pageView);
  return pageView.page.protection.mode === 'none' ? metadata : { ...metadata, robots: { index: false } };
}

export default async function LivePage({ params, searchParams }: Props) {
  const [pageView, search] = await Promise.all([loadLivePageView(await params), searchParams]);
  return <ContentPageView {...pageView} query={toQuery(search)} />;
}
