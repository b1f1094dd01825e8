import type { Metadata } from 'next';

import { ComponentParts } from '@/guide/ComponentParts.client';
import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { readFirst, readGuideQuery } from '@/guide/readGuideQuery';

export const metadata: Metadata = { title: guidePages.components.title };

/** `/components`: every component by its first story, `?component=Accordion` all variants of one. */
export default async function ComponentsPage({ searchParams }: PageProps<'/components'>) {
  const entered = await searchParams;
  const query = readGuideQuery(entered);
  const component = readFirst(entered, 'component');
  return (
    <GuideFrame page="components" query={query} kept={component === undefined ? {} : { component }}>
      <ComponentParts query={query} chosen={component} />
    </GuideFrame>
  );
}
