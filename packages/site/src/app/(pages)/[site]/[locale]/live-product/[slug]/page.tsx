import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { loadProductPage } from '@/server/products/view/loadProductPage';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { ProductPageView } from '@/shell/ProductPageView';

// Read past the caches, or drawn from what could not be renewed: for this moment.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/live-product/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await loadProductPage(await params);
  return data ? createApplicationMetadata(data.view, data.page) : {};
}

export default async function LiveProductPage({ params }: Props) {
  const data = await loadProductPage(await params);
  if (!data) notFound();
  return <ProductPageView {...data} />;
}
