import type { PageAddress } from '../types/Page';

import { homeSlug } from './homeSlug';

/** Whether a page stands where a site's home does (section 2.1). */
export const isHomePage = ({ parentSlug, slug }: PageAddress): boolean =>
  parentSlug === homeSlug && slug === homeSlug;
