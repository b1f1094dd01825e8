import type { Metadata } from 'next';

import { ButtonParts } from '@/guide/ButtonParts.client';
import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { readGuideRequest } from '@/guide/readGuideRequest';

export const metadata: Metadata = { title: guidePages.buttons.title };

export default async function ButtonsPage({ searchParams }: PageProps<'/buttons'>) {
  const query = await readGuideRequest(await searchParams);
  return (
    <GuideFrame page="buttons" query={query}>
      <ButtonParts />
    </GuideFrame>
  );
}
