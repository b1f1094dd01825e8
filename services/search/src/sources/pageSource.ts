import type { z } from 'zod';
import type { LanguageCode } from '@kmx/core';
import { queryService, type RemoteService } from '../remote/queryService';
import { createJobRecords } from './createJobRecords';
import { createPageRecords } from './createPageRecords';
import { SearchableJobOpeningsDocument } from './jobOpenings.query';
import { jobOpeningsSchema, type SearchableJobOpening } from './jobOpenings.schema';
import { jobKey } from './reindexReason';
import { SearchablePagesDocument } from './searchablePages.query';
import { searchablePagesSchema, type SearchablePage } from './searchablePages.schema';
import type { SearchSource } from './SearchSource';
import type { IndexedSite } from './sites.schema';

/** Half of the service's limit, to be within its 3000 ms also while it starts. */
const pageSize = 50;

async function queryPages(
  content: RemoteService,
  site: string,
  language: LanguageCode,
): Promise<readonly SearchablePage[]> {
  const pages: SearchablePage[] = [];
  const service = { ...content, url: `${content.url}?locale=${language}` };
  let after: string | null = null;
  do {
    const { searchablePages }: z.output<typeof searchablePagesSchema> = await queryService(
      service,
      SearchablePagesDocument,
      searchablePagesSchema,
      { site, first: pageSize, after },
    );
    pages.push(...searchablePages.nodes);
    after = searchablePages.pageInfo.hasNextPage ? searchablePages.pageInfo.endCursor : null;
  } while (after !== null);
  return pages;
}

async function queryOpenings(
  content: RemoteService,
  site: string,
  language: LanguageCode,
): Promise<readonly SearchableJobOpening[]> {
  const service = { ...content, url: `${content.url}?locale=${language}` };
  const found = await queryService(service, SearchableJobOpeningsDocument, jobOpeningsSchema, { site });
  return found.jobOpeningsOfSite;
}

/** Public pages, stories, media releases, events and job openings of a site; queried one language after the other. */
export const createPageSource = (content: RemoteService, site: IndexedSite): SearchSource => ({
  name: jobKey({ kind: 'site', key: site.key }),
  collect: async () => {
    const pages = new Map<LanguageCode, readonly SearchablePage[]>();
    const openings = new Map<LanguageCode, readonly SearchableJobOpening[]>();
    for (const language of site.languages) {
      pages.set(language, await queryPages(content, site.key, language));
      openings.set(language, await queryOpenings(content, site.key, language));
    }
    return [...createPageRecords({ site, pages }), ...createJobRecords({ site, openings })];
  },
});
