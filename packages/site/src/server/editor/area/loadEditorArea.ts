import { fail, ok, type EditorAreaQuery, type Result } from '@kmx/core';

import { log } from '../../log';
import { loadMenus } from '../../navigation/loadMenus';
import type { SiteView } from '../../view/createSiteView';
import {
  loadPageTranslation,
  loadTranslationPages,
  type PageTranslation,
  type TranslationFailure,
  type TranslationPage,
} from '../translation/loadTranslations';

import { createAreaMenus, type AreaMenus } from './createAreaMenus';
import { createMorning, type Morning } from './createMorning';
import { selectPages, type PageSelection } from './selectPages';

/** The page whose translations are open, and their progress. */
export interface ChosenPage {
  page: TranslationPage;
  translation: PageTranslation;
}

export interface AreaPages extends PageSelection {
  morning: Morning;
  /** By id, regardless of the filters of the list. */
  byId: ReadonlyMap<string, TranslationPage>;
}

/** Data of the whole screen; a failure affects only its own part. */
export interface EditorArea {
  query: EditorAreaQuery;
  navigation: Result<AreaMenus, { code: 'unavailable' }>;
  pages: Result<AreaPages, TranslationFailure>;
  /** Undefined if no page is open. */
  chosen: Result<ChosenPage, TranslationFailure> | undefined;
}

async function loadNavigation(view: SiteView, query: EditorAreaQuery): Promise<EditorArea['navigation']> {
  try {
    const menus = await loadMenus({
      siteKey: view.site.key,
      language: view.locale.language,
      stage: query.stage,
    });
    return ok(createAreaMenus(view, menus, query));
  } catch (error) {
    log(
      'error',
      'The navigation of the editor area could not be loaded.',
      {
        site: view.site.key,
      },
      error,
    );
    return fail({ code: 'unavailable' });
  }
}

/** Treats a page of another site as missing, because that site's editor area shows it. */
async function loadChosen(
  pageId: string | undefined,
  pages: ReadonlyMap<string, TranslationPage>,
): Promise<EditorArea['chosen']> {
  if (pageId === undefined) return undefined;
  const page = pages.get(pageId);
  if (!page) return fail({ code: 'notFound' });
  const translation = await loadPageTranslation(pageId);
  return translation.ok ? ok({ page, translation: translation.value }) : translation;
}

/** Loads the editor area of a site (section 2.3), uncached. Never rejects. */
export async function loadEditorArea(
  view: SiteView,
  query: EditorAreaQuery,
  pageId: string | undefined,
): Promise<EditorArea> {
  const [navigation, translations] = await Promise.all([
    loadNavigation(view, query),
    loadTranslationPages(view.site.key),
  ]);
  if (!translations.ok) return { query, navigation, pages: translations, chosen: undefined };
  const all = translations.value;
  const byId = new Map(all.map((page) => [page.id, page]));
  const pageIds = navigation.ok ? navigation.value.pageIds : undefined;
  const selection = selectPages(all, query, { country: view.locale.country, pageIds });
  return {
    query,
    navigation,
    pages: ok({ ...selection, morning: createMorning(all), byId }),
    chosen: await loadChosen(pageId, byId),
  };
}
