import { pagePath } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import type { TranslationPage } from '../translation/loadTranslations';

/** A page that can be looked at. */
export interface ViewAsPage {
  id: string;
  /** Its title, and where it stands. */
  label: string;
}

type ListedPage = Pick<TranslationPage, 'id' | 'title' | 'parentSlug' | 'slug'>;

const toChoice = ({ id, title, parentSlug, slug }: ListedPage): ViewAsPage => ({
  id,
  label: `${title} (${pagePath({ parentSlug, slug })})`,
});

/**
 * The pages of the site, drafts too, by their titles; where these are not known, the published ones. The chosen page is among
 * them, whichever site it belongs to: an article by its id alone.
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
