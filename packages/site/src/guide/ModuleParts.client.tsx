'use client';

import * as stories from '@kmx/blocks/stories';

import { composePartsBelow } from './composeParts';
import { guidePages } from './guidePages';
import { ChosenPart, type PartsProps } from './PartList';
import type { Messages } from './PartView';

const parts = composePartsBelow(stories, 'Blocks/');

interface ModulePartsProps extends PartsProps {
  chosen: string | undefined;
  group: string | undefined;
  /** The blocks' own words, in the language of the query. */
  messages: Messages;
}

/** The blocks of one group, or one block with all of its variants. */
export const ModuleParts = ({ query, chosen, group, messages }: ModulePartsProps) => (
  <ChosenPart
    parts={parts}
    path={guidePages.modules.path}
    parameter="block"
    chosen={chosen}
    group={group}
    query={query}
    messages={messages}
  />
);
