import { lensSides, parseViewAsQuery, plainLens, type ViewAsQuery } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import { loadTranslationPages, type TranslationFailure } from '../translation/loadTranslations';

import { createLensFrame, type LensFrame } from './createLensFrame';
import { listViewAsPages, type ViewAsPage } from './listViewAsPages';

/** Data of the "view as" screen: current choices, available pages and lenses. */
export interface ViewAs {
  query: ViewAsQuery;
  pages: readonly ViewAsPage[];
  /** Reason why only published pages of this site are available. */
  pagesFailure: TranslationFailure['code'] | undefined;
  /** Empty until a page is chosen. */
  frames: readonly LensFrame[];
}

/** Loads the "view as" screen without reading any draft. Never rejects. */
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
