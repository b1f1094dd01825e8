import { limits, type LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { mediaTag, siteTag, systemTag } from '../content/tags';
import { NewsFeedDocument } from '../lists/news.query';
import { newsFeedSchema, type NewsPage } from '../lists/news.schema';

/** Whose news, in which language, and after which cursor. */
export interface NewsQuestion {
  siteKey: string;
  language: LanguageCode;
  /** Absent: from the newest on. */
  after?: string;
}

async function queryNews({ siteKey, language, after }: NewsQuestion): Promise<NewsPage> {
  const variables = { site: siteKey, first: limits.newsFeedPageSize, after: after ?? null };
  const { newsFeedConnection } = await queryContent(NewsFeedDocument, newsFeedSchema, variables, language);
  return newsFeedConnection;
}

/**
 * Ten items of a site's news, the newest first (sections 7 and 9). Only the first ten are remembered: cursors that nobody was
 * given would push content out.
 * @throws ContentError when the service cannot answer and nothing is remembered; for a cursor that is none, `isContentRefusal`.
 */
export function loadNewsPage(question: NewsQuestion): Promise<NewsPage> {
  const { siteKey, language, after } = question;
  if (after !== undefined) return queryNews(question);
  return contentCache().get(`news:${siteKey}:${language}`, [siteTag(siteKey), systemTag, mediaTag], () =>
    queryNews(question),
  );
}
