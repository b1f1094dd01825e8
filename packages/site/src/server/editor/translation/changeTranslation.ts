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

/** What editors do with a page's languages: name them, send them away, begin anew. */
export type TranslationChange = 'mark' | 'start' | 'reset';

type Changed = Promise<Result<PageTranslation, TranslationFailure>>;

const nobody = Promise.resolve(fail({ code: 'notFound' } as const));

/** Changes the state of the given languages, as the person of a session; without them, of all that the change is about. Never throws. */
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

/** Hands a translated package over: written as a whole or, with the reasons, not at all. Never throws. */
export function importTranslationPackage(pageId: string, xml: Buffer<ArrayBuffer>, token: string): Changed {
  const path = translationPath(pageId, 'package');
  if (path === undefined) return nobody;
  // In UTF-8 or UTF-16, as the XML says itself.
  const body = { content: xml, contentType: 'application/xliff+xml' };
  return fetchTranslationJson({ path, body, token, timeoutMs: packageTimeoutMs }, pageTranslationSchema);
}

/** The texts of a page to be translated into a language, as XLIFF. Never throws. */
export function loadTranslationPackage(
  pageId: string,
  language: LanguageCode,
): Promise<Result<TranslationResponse, TranslationFailure>> {
  const path = translationPath(pageId, 'package', language);
  return path === undefined ? nobody : fetchTranslation({ path, timeoutMs: packageTimeoutMs });
}
