import type { Metadata } from 'next';

import { loadCataloguePage } from '@/server/products/view/catalogueLoader';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { CataloguePageView } from '@/shell/CataloguePageView';

export const revalidate = 1800;
export const generateStaticParams = () => [];

type Props = PageProps<'/[site]/[locale]/catalogue/[[...path]]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, page } = await loadCataloguePage(await params);
  return createApplicationMetadata(view, page);
}

export default async function CataloguePage({ params }: Props) {
  return <CataloguePageView {...await loadCataloguePage(await params)} />;
}
