import type { IntlShape } from 'react-intl/server';
import type { StoryFacets, StoryFilter } from '@kmx/core';

/** What the parts of the filters are drawn from. */
export interface StoryFiltersProps {
  readonly intl: IntlShape;
  readonly facets: StoryFacets;
  readonly filter: StoryFilter;
  /** Of the page that shows the list. */
  readonly path: string;
}
