import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { toQuery } from '@/server/http/toQuery';
import { loadCataloguePage } from '@/server/products/view/catalogueLoader';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { CataloguePageView } from '@/shell/CataloguePageView';

// Filters are too many to keep a page for each.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/live-catalogue/[[...path]]'>;

const load = async ({ params, searchParams }: Props) =>
  loadCataloguePage(await params, toQuery(await searchParams));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { view, page } = await load(props);
  return createApplicationMetadata(view, page);
}

export default async function LiveCataloguePage(props: Props) {
  const { canonicalHref, ...cataloguePage } = await load(props);
  if (canonicalHref !== undefined) redirect(canonicalHref);
  return <CataloguePageView {...cataloguePage} />;
}
