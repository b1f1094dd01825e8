import { isHomePage } from '../paths/isHomePage';
import type { PageVersion } from '../types/Page';
import { fail, ok, type Result } from '../types/Result';

import { decidePageVersion } from './decidePageVersion';

export interface InvalidHomePageConfiguration {
  readonly code: 'invalidHomePageConfiguration';
  readonly country: string;
}

/**
 * "A site needs a home page for the country or a universal one, else an error" (section 5). `pages` may contain other
 * pages.
 */
export function decideHome<TPage extends Pick<PageVersion, 'parentSlug' | 'slug' | 'countries'>>(
  pages: readonly TPage[],
  country: string,
): Result<TPage, InvalidHomePageConfiguration> {
  const home = decidePageVersion(pages.filter(isHomePage), country);
  return home ? ok(home) : fail({ code: 'invalidHomePageConfiguration', country });
}
