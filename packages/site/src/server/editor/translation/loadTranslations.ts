import { fail, ok, type PageTranslation, type Result } from '@kmx/core';

import { fetchTranslationJson } from './fetchTranslation';
import { pageTranslationSchema, translationPagesSchema, type TranslationPage } from './translation.schema';
import type { TranslationFailure } from './TranslationFailure';
import { translationPath } from './translationPath';

export type {
  PageTranslation,
  SourceChange,
  TargetState,
  TranslationProblem,
  TranslationProblemKind,
} from '@kmx/core';
export type { TranslationPage } from './translation.schema';
export type { TranslationFailure } from './TranslationFailure';

/**
 * Loads the translations of all pages of a site including drafts; of all sites if no key is given. Uncached.
 * Never rejects.
 */
export async function loadTranslationPages(
  siteKey?: string,
): Promise<Result<readonly TranslationPage[], TranslationFailure>> {
  const query = siteKey === undefined ? '' : `?${new URLSearchParams({ site: siteKey }).toString()}`;
  const response = await fetchTranslationJson({ path: `/translations${query}` }, translationPagesSchema);
  return response.ok ? ok(response.value.pages) : response;
}

/** Loads the translations of a page with the source changes since each of them. Uncached. Never rejects. */
export async function loadPageTranslation(
  pageId: string,
): Promise<Result<PageTranslation, TranslationFailure>> {
  const path = translationPath(pageId);
  return path === undefined
    ? fail({ code: 'notFound' })
    : fetchTranslationJson({ path }, pageTranslationSchema);
}
