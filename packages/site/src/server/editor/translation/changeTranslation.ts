import { fail, type LanguageCode, type PageTranslation, type Result } from '@kmx/core';

import {
  fetchTranslation,
  fetchTranslationJson,
  packageTimeoutMs,
  type TranslationResponse,
} from './fetchTranslation';
import { pageTranslationSchema } from './translation.schema';
import type { TranslationFailure } from './TranslationFailure';
import { translationPath } from './translationPath';

export type TranslationChange = 'mark' | 'start' | 'reset';

type Changed = Promise<Result<PageTranslation, TranslationFailure>>;

const nobody = Promise.resolve(fail({ code: 'notFound' } as const));

/** Changes the state of the given languages; of all applicable ones if none are given. Never rejects. */
export function changeTranslation(
  pageId: string,
  change: TranslationChange,
  languages: readonly LanguageCode[] | undefined,
  token: string,
): Changed {
  const path = translationPath(pageId, change);
  if (path === undefined) return nobody;
  const body = { content: JSON.stringify({ languages }), contentType: 'application/json' };
  return fetchTranslationJson({ path, body, token }, pageTranslationSchema);
}

/** Imports a translated package, either completely or not at all. Never rejects. */
export function importTranslationPackage(pageId: string, xml: Buffer<ArrayBuffer>, token: string): Changed {
  const path = translationPath(pageId, 'package');
  if (path === undefined) return nobody;
  // UTF-8 or UTF-16; the XML declares its encoding.
  const body = { content: xml, contentType: 'application/xliff+xml' };
  return fetchTranslationJson({ path, body, token, timeoutMs: packageTimeoutMs }, pageTranslationSchema);
}

/** Loads the texts of a page for translation, as XLIFF. Never rejects. */
export function loadTranslationPackage(
  pageId: string,
  language: LanguageCode,
): Promise<Result<TranslationResponse, TranslationFailure>> {
  const path = translationPath(pageId, 'package', language);
  return path === undefined ? nobody : fetchTranslation({ path, timeoutMs: packageTimeoutMs });
}
