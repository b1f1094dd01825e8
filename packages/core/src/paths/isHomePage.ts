import type { PageAddress } from '../types/Page';

import { homeSlug } from './homeSlug';

/** Section 2.1. */
export const isHomePage = ({ parentSlug, slug }: PageAddress): boolean =>
  parentSlug === homeSlug && slug === homeSlug;
