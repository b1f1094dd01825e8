import type { IntlShape } from 'react-intl/server';
import type { StoryFacets, StoryFilter } from '@kmx/core';

export interface StoryFiltersProps {
  readonly intl: IntlShape;
  readonly facets: StoryFacets;
  readonly filter: StoryFilter;
  /** Path of the page with the list. */
  readonly path: string;
}
