import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { loadProductPage } from '@/server/products/view/loadProductPage';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { ProductPageView } from '@/shell/ProductPageView';

export const revalidate = 1800;
export const generateStaticParams = () => [];

type Props = PageProps<'/[site]/[locale]/product/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await loadProductPage(await params);
  return data ? createApplicationMetadata(data.view, data.page) : {};
}

export default async function Page({ params }: Props) {
  const data = await loadProductPage(await params);
  if (!data) notFound();
  return <ProductPageView {...data} />;
}
