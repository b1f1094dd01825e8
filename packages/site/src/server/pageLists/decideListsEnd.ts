import type { PageLists } from '@kmx/blocks';
import { decideNextJobChange } from '@kmx/core';

/** Moment (ms since 1970) at which the lists of a page change without a publication; undefined if they do not. */
export const decideListsEnd = ({ jobOpenings }: PageLists): number | undefined =>
  jobOpenings && decideNextJobChange(jobOpenings.items, new Date(jobOpenings.now))?.getTime();
