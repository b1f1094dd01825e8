'use client';

import { storyIndex } from '@kmx/design-system/story-index';

import { ChosenPart } from './ChosenPart';
import { guidePages } from './guidePages';
import { indexParts } from './indexParts';
import type { GuideQuery } from './readGuideQuery';

const parts = indexParts(storyIndex);

interface ComponentPartsProps {
  query: GuideQuery;
  chosen: string | undefined;
  group: string | undefined;
}

export const ComponentParts = ({ query, chosen, group }: ComponentPartsProps) => (
  <ChosenPart
    parts={parts}
    path={guidePages.components.path}
    parameter="component"
    chosen={chosen}
    group={group}
    query={query}
  />
);
