import type { z } from 'zod';
import type { LanguageCode } from '@kmx/core';

import { queryContent } from '../../content/queryContent';
import type { SiteConfig } from '../../content/system.schema';
import { jobKey } from '../jobs/reindexReason';
import { SearchablePagesDocument } from '../searchablePages.query';

import { createPageRecords } from './createPageRecords';
import { searchablePagesSchema, type SearchablePage } from './searchablePages.schema';
import type { SearchSource } from './SearchSource';

/** Half of what the service gives at once, to be within its 3000 ms also while it starts. */
const pagesAtOnce = 50;

async function queryPages(site: string, language: LanguageCode): Promise<readonly SearchablePage[]> {
  const pages: SearchablePage[] = [];
  let after: string | null = null;
  do {
    const { searchablePages }: z.output<typeof searchablePagesSchema> = await queryContent(
      SearchablePagesDocument,
      searchablePagesSchema,
      { site, first: pagesAtOnce, after },
      language,
    );
    pages.push(...searchablePages.nodes);
    after = searchablePages.pageInfo.hasNextPage ? searchablePages.pageInfo.endCursor : null;
  } while (after !== null);
  return pages;
}

/** Pages, stories and media releases of a site that everybody may read; asked past the caches, one language after the other. */
export const pageSource = (site: SiteConfig): SearchSource => ({
  name: jobKey({ kind: 'site', key: site.key }),
  collect: async () => {
    const pages = new Map<LanguageCode, readonly SearchablePage[]>();
    for (const language of site.languages) pages.set(language, await queryPages(site.key, language));
    return createPageRecords({ site, pages });
  },
});
