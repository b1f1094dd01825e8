import { lensSides, parseViewAsQuery, plainLens, type ViewAsQuery } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import { loadTranslationPages, type TranslationFailure } from '../translation/loadTranslations';

import { createLensFrame, type LensFrame } from './createLensFrame';
import { listViewAsPages, type ViewAsPage } from './listViewAsPages';

/** What the screen "view as" shows: the choices that were made, the pages to choose from, and what the lenses see. */
export interface ViewAs {
  query: ViewAsQuery;
  pages: readonly ViewAsPage[];
  /** Why only published pages of this site can be chosen. */
  pagesFailure: TranslationFailure['code'] | undefined;
  /** None before a page is chosen. */
  frames: readonly LensFrame[];
}

/** Reads the choices of "view as" and answers them; never throws, and nothing of a draft is read here. */
export async function loadViewAs(view: SiteView, search: URLSearchParams): Promise<ViewAs> {
  const { country, language } = view.locale;
  const query = parseViewAsQuery(search, { ...plainLens, country, language });
  const response = await loadTranslationPages();
  const known = response.ok ? response.value : undefined;
  const pageSite = known?.find(({ id }) => id === query.page)?.site;
  const now = Date.now();
  const shown = query.page === '' ? [] : query.lenses;
  return {
    query,
    pages: listViewAsPages(view, known, query.page),
    pagesFailure: response.ok ? undefined : response.error.code,
    frames: shown.flatMap((lens, index) => {
      const side = lensSides[index];
      return side ? [createLensFrame(view, { side, lens, page: query.page, pageSite, now })] : [];
    }),
  };
}
