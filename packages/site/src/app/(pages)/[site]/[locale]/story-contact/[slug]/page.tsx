import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { loadStoryContactPage } from '@/server/lists/loadStoryContactPage';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { StoryContactPageView } from '@/shell/StoryContactPageView';

export const revalidate = 1800;
export const generateStaticParams = () => [];

type Props = PageProps<'/[site]/[locale]/story-contact/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await loadStoryContactPage(await params);
  return data ? createApplicationMetadata(data.view, data.page) : {};
}

export default async function Page({ params }: Props) {
  const data = await loadStoryContactPage(await params);
  if (!data) notFound();
  return <StoryContactPageView {...data} />;
}
