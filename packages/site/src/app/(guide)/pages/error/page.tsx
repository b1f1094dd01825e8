import type { Metadata } from 'next';

import { ErrorPageStory } from '@/guide/ErrorPageStory.client';
import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { readGuideRequest } from '@/guide/readGuideRequest';

export const metadata: Metadata = { title: guidePages.error.title };

/** `/pages/error`: the error page of section 2.3 for inspection. */
export default async function ErrorGuidePage({ searchParams }: PageProps<'/pages/error'>) {
  const query = await readGuideRequest(await searchParams);
  return (
    <GuideFrame page="error" query={query} isTitled={false}>
      <ErrorPageStory />
    </GuideFrame>
  );
}
