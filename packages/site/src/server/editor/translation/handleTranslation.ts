import type { NextRequest } from 'next/server';

import { jsonError } from '../../http/responses';

import { changeTranslation, type TranslationChange } from './changeTranslation';
import { guardChange, guardReading } from './guardTranslation';
import { loadPageTranslation } from './loadTranslations';
import { readLanguages } from './readLanguages';
import { translationError, translationJson } from './translationResponses';

const expectedText = 'Expected languages, such as ?languages=de,fr.';

/**
 * `GET /api/translation/state/{pageId}` (section 7): returns `{ state, sourceLanguage, targetLanguages }`.
 * Never rejects.
 */
export async function handleTranslationState(request: NextRequest, pageId: string): Promise<Response> {
  const rejection = await guardReading(request);
  if (rejection) return rejection;
  const response = await loadPageTranslation(pageId);
  return response.ok ? translationJson(response.value) : translationError(response.error);
}

/**
 * `/api/translation/{mark|start|reset}/{pageId}?languages=de,fr` (section 4: "return the new state"). Without
 * languages, `start` and `reset` apply to all; `mark` requires them. Never rejects.
 */
export async function handleTranslationChange(
  request: NextRequest,
  pageId: string,
  change: TranslationChange,
): Promise<Response> {
  const guard = guardChange(request);
  if (!guard.ok) return guard.error;
  const languages = readLanguages(request.nextUrl.searchParams);
  if (!languages.ok || (change === 'mark' && !languages.value)) return jsonError(400, expectedText);
  const response = await changeTranslation(pageId, change, languages.value, guard.value);
  return response.ok ? translationJson(response.value) : translationError(response.error);
}
