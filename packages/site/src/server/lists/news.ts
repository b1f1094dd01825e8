import type { NewsListing } from '@kmx/blocks';
import { parseNewsPosition, type NewsPosition } from '@kmx/core';

import { isContentRejection } from '../content/ContentError';
import { loadNewsPage } from '../news/loadNewsPage';
import { newsHref } from '../news/newsAddress';

import type { ListInput } from './ListInput';

async function loadFrom(filter: NewsPosition, { view, path }: ListInput): Promise<NewsListing> {
  const page = await loadNewsPage({ siteKey: view.site.key, language: view.locale.language, ...filter });
  return { ...page, filter, path, overviewHref: newsHref(view) };
}

/**
 * Ten items of the news as a page lists them, from where its address says; from the newest on when that is nowhere.
 * @throws ContentError when the service cannot answer.
 */
export const loadNewsListing = (input: ListInput): Promise<NewsListing> =>
  loadFrom(parseNewsPosition(input.query), input).catch((error: unknown) => {
    if (isContentRejection(error)) return loadFrom({}, input);
    throw error;
  });
