import type { Metadata } from 'next';

import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { ModuleParts } from '@/guide/ModuleParts.client';
import { readFirst } from '@/guide/readGuideQuery';
import { readGuideRequest } from '@/guide/readGuideRequest';
import { loadBlockMessages } from '@/server/loadBlockMessages';

export const metadata: Metadata = { title: guidePages.modules.title };

/**
 * `/modules`: the first group of blocks; `?group=Products` selects a group, `?block=HeroBanner` all variants
 * of a block.
 */
export default async function ModulesPage({ searchParams }: PageProps<'/modules'>) {
  const entered = await searchParams;
  const query = await readGuideRequest(entered);
  const block = readFirst(entered, 'block');
  const group = readFirst(entered, 'group');
  return (
    <GuideFrame
      page="modules"
      query={query}
      hiddenFields={{ ...(block !== undefined && { block }), ...(group !== undefined && { group }) }}
      hasLanguages
    >
      <ModuleParts
        query={query}
        chosen={block}
        group={group}
        messages={query.language === 'en' ? undefined : await loadBlockMessages(query.language)}
      />
    </GuideFrame>
  );
}
