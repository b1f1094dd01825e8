import type { Metadata } from 'next';

import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { InputParts } from '@/guide/InputParts.client';
import { readGuideRequest } from '@/guide/readGuideRequest';

export const metadata: Metadata = { title: guidePages.inputs.title };

export default async function InputsPage({ searchParams }: PageProps<'/inputs'>) {
  const query = await readGuideRequest(await searchParams);
  return (
    <GuideFrame page="inputs" query={query}>
      <InputParts />
    </GuideFrame>
  );
}
