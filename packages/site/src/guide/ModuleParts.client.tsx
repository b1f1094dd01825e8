'use client';

import english from '@kmx/blocks/messages/en';
import { storyIndex } from '@kmx/blocks/story-index';

import { ChosenPart } from './ChosenPart';
import { guidePages } from './guidePages';
import { indexParts } from './indexParts';
import type { Messages } from './PartView';
import type { GuideQuery } from './readGuideQuery';

const parts = indexParts(storyIndex);

interface ModulePartsProps {
  query: GuideQuery;
  chosen: string | undefined;
  group: string | undefined;
  /** Messages of the blocks in the language of the query; undefined for English. */
  messages: Messages | undefined;
}

/**
 * The blocks of a group, or all variants of one block. English messages are imported here, so that they are
 * shipped once rather than with each story.
 */
export const ModuleParts = ({ query, chosen, group, messages }: ModulePartsProps) => (
  <ChosenPart
    parts={parts}
    path={guidePages.modules.path}
    parameter="block"
    chosen={chosen}
    group={group}
    query={query}
    messages={messages ?? english}
  />
);
