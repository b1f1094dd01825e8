import { limits, type LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { mediaTag, siteTag, systemTag } from '../content/tags';
import { NewsFeedDocument } from './news.query';
import { newsFeedSchema, type NewsPage } from './news.schema';

export interface NewsRequest {
  siteKey: string;
  language: LanguageCode;
  /** Undefined starts at the newest item. */
  after?: string;
}

async function queryNews({ siteKey, language, after }: NewsRequest): Promise<NewsPage> {
  const variables = { site: siteKey, first: limits.newsFeedPageSize, after: after ?? null };
  const { newsFeedConnection } = await queryContent(NewsFeedDocument, newsFeedSchema, variables, language);
  return newsFeedConnection;
}

/**
 * Loads ten news items of a site, newest first (sections 7 and 9). Only the first page is cached, because
 * invalid cursors would evict content.
 * @throws ContentError if the service fails and nothing is cached; for an invalid cursor,
 * `isContentRejection` is true.
 */
export function loadNewsPage(request: NewsRequest): Promise<NewsPage> {
  const { siteKey, language, after } = request;
  if (after !== undefined) return queryNews(request);
  return contentCache().get(`news:${siteKey}:${language}`, [siteTag(siteKey), systemTag, mediaTag], () =>
    queryNews(request),
  );
}
