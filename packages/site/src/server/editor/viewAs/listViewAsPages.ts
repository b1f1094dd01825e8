import { pagePath } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import type { TranslationPage } from '../translation/loadTranslations';

export interface ViewAsPage {
  id: string;
  /** Title and path. */
  label: string;
}

type ListedPage = Pick<TranslationPage, 'id' | 'title' | 'parentSlug' | 'slug'>;

const toChoice = ({ id, title, parentSlug, slug }: ListedPage): ViewAsPage => ({
  id,
  label: `${title} (${pagePath({ parentSlug, slug })})`,
});

/**
 * Lists the pages of the site by title, drafts included; only published pages if drafts are unavailable.
 * Always includes the chosen page, even of another site; articles are labelled by id.
 */
export function listViewAsPages(
  { site, index, locale }: Pick<SiteView, 'site' | 'index' | 'locale'>,
  known: readonly TranslationPage[] | undefined,
  chosen: string,
): readonly ViewAsPage[] {
  const own: readonly ListedPage[] = known?.filter((page) => page.site === site.key) ?? index;
  const pages = own.map(toChoice).sort((a, b) => a.label.localeCompare(b.label, locale.code));
  if (chosen === '' || pages.some(({ id }) => id === chosen)) return pages;
  const elsewhere = known?.find(({ id }) => id === chosen) ?? index.find(({ id }) => id === chosen);
  return [elsewhere ? toChoice(elsewhere) : { id: chosen, label: chosen }, ...pages];
}
