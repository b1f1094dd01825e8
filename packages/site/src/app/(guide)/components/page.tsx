import type { Metadata } from 'next';

import { ComponentParts } from '@/guide/ComponentParts.client';
import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { readFirst } from '@/guide/readGuideQuery';
import { readGuideRequest } from '@/guide/readGuideRequest';

export const metadata: Metadata = { title: guidePages.components.title };

/**
 * `/components`: the first group; `?group=Workspace` selects a group, `?component=Accordion` all variants of
 * a component.
 */
export default async function ComponentsPage({ searchParams }: PageProps<'/components'>) {
  const entered = await searchParams;
  const query = await readGuideRequest(entered);
  const component = readFirst(entered, 'component');
  const group = readFirst(entered, 'group');
  return (
    <GuideFrame
      page="components"
      query={query}
      hiddenFields={{ ...(component !== undefined && { component }), ...(group !== undefined && { group }) }}
    >
      <ComponentParts query={query} chosen={component} group={group} />
    </GuideFrame>
  );
}
