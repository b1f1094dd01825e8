'use client';

import * as stories from '@kmx/design-system/stories';

import { composePartsBelow } from './composeParts';
import { guidePages } from './guidePages';
import { ChosenPart, type PartsProps } from './PartList';

const parts = composePartsBelow(stories, 'Components/');

/** Every component of the design system, or one with all of its variants. */
export const ComponentParts = ({ query, chosen }: PartsProps & { chosen: string | undefined }) => (
  <ChosenPart
    parts={parts}
    path={guidePages.components.path}
    parameter="component"
    chosen={chosen}
    query={query}
  />
);
