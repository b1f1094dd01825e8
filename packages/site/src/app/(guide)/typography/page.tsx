import type { Metadata } from 'next';

import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { readGuideRequest } from '@/guide/readGuideRequest';
import { TypographyParts } from '@/guide/TypographyParts.client';

export const metadata: Metadata = { title: guidePages.typography.title };

export default async function TypographyPage({ searchParams }: PageProps<'/typography'>) {
  const query = await readGuideRequest(await searchParams);
  return (
    <GuideFrame page="typography" query={query}>
      <TypographyParts />
    </GuideFrame>
  );
}
