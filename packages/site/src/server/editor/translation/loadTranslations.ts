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

/** All pages of a site, drafts too, with their translations; of every site without a key. Never remembered, never throws. */
export async function loadTranslationPages(
  siteKey?: string,
): Promise<Result<readonly TranslationPage[], TranslationFailure>> {
  const query = siteKey === undefined ? '' : `?${new URLSearchParams({ site: siteKey }).toString()}`;
  const response = await fetchTranslationJson({ path: `/translations${query}` }, translationPagesSchema);
  return response.ok ? ok(response.value.pages) : response;
}

/** The translations of one page, and what has changed since each of them. Never remembered, never throws. */
export async function loadPageTranslation(
  pageId: string,
): Promise<Result<PageTranslation, TranslationFailure>> {
  const path = translationPath(pageId);
  return path === undefined
    ? fail({ code: 'notFound' })
    : fetchTranslationJson({ path }, pageTranslationSchema);
}
