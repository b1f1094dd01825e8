import { homeSlug } from '../routes/homeSlug';
import type { PageVersion } from '../types/Page';
import { fail, ok, type Result } from '../types/Result';

import { decidePageVersion } from './decidePageVersion';

/** A site that has no home page for a country. */
export interface InvalidHomePageConfiguration {
  readonly code: 'invalidHomePageConfiguration';
  readonly country: string;
}

/** "A site needs a home page for the country or a universal one, else an error" (section 5); other pages may be among them. */
export function decideHome<TPage extends Pick<PageVersion, 'parentSlug' | 'slug' | 'countries'>>(
  pages: readonly TPage[],
  country: string,
): Result<TPage, InvalidHomePageConfiguration> {
  const homes = pages.filter(({ parentSlug, slug }) => parentSlug === homeSlug && slug === homeSlug);
  const home = decidePageVersion(homes, country);
  return home ? ok(home) : fail({ code: 'invalidHomePageConfiguration', country });
}
