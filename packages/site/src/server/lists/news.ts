import type { NewsListing } from '@kmx/blocks';
import { parseNewsPosition, type NewsPosition } from '@kmx/core';

import { isContentRejection } from '../content/ContentError';
import { newsHref } from '../links/newsAddress';
import { loadNewsPage } from '../news/loadNewsPage';

import type { ListInput } from './ListInput';

async function loadFrom(filter: NewsPosition, { view, path }: ListInput): Promise<NewsListing> {
  const page = await loadNewsPage({ siteKey: view.site.key, language: view.locale.language, ...filter });
  return { ...page, filter, path, overviewHref: newsHref(view) };
}

/**
 * Loads ten news items from the cursor in the address; from the newest one if the cursor is invalid.
 * @throws ContentError if the service fails.
 */
export const loadNewsListing = (input: ListInput): Promise<NewsListing> =>
  loadFrom(parseNewsPosition(input.query), input).catch((error: unknown) => {
    if (isContentRejection(error)) return loadFrom({}, input);
    throw error;
  });
