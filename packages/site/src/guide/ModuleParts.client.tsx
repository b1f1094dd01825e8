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
  /** The blocks' own words, in the language of the query; English ones are here. */
  messages: Messages | undefined;
}

/**
 * The blocks of one group, or one block with all of its variants. Stories speak English: what they say is named here, so that
 * it is shipped once and not with each of them.
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
