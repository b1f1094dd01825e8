import type { Metadata } from 'next';

import { createPageMetadata } from '@/server/view/createPageMetadata';
import { loadPageView } from '@/server/view/loadPageView';
import { ContentPageView } from '@/shell/ContentPageView';

export const revalidate = 1800;
export const generateStaticParams = () => [];

type Props = PageProps<'/[site]/[locale]/[parent]/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return createPageMetadata(await loadPageView(await params));
}

export default async function Page({ params }: Props) {
  return <ContentPageView {...await loadPageView(await params)} />;
}
