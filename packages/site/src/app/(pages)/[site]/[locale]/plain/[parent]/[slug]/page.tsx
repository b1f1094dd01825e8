import type { Metadata } from 'next';

import { createPageMetadata } from '@/server/view/createPageMetadata';
import { loadPageView } from '@/server/view/loadPageView';
import { PlainPageView } from '@/shell/PlainPageView';

export const revalidate = 1800;
export const generateStaticParams = () => [];

type Props = PageProps<'/[site]/[locale]/plain/[parent]/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return createPageMetadata(await loadPageView(await params));
}

export default async function Page({ params }: Props) {
  return <PlainPageView {...await loadPageView(await params)} />;
}
