'use client';

import * as stories from '@kmx/design-system/stories';

import { composePartsBelow } from './composeParts';
import { guidePages } from './guidePages';
import { ChosenPart, type PartsProps } from './PartList';

const parts = composePartsBelow(stories, 'Components/');

interface ComponentPartsProps extends PartsProps {
  chosen: string | undefined;
  group: string | undefined;
}

/** The components of one group, or one component with all of its variants. */
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
