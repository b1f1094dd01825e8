import { decidePageTranslationState, type PageTranslation } from '@kmx/core';

import { jsonError, jsonUnavailable } from '../../http/responses';

import type { TranslationFailure } from './TranslationFailure';

export const translationHeaders = { 'cache-control': 'private, no-store' } as const;

/** Response of section 7, with the combined state of all languages (section 4); null without any. */
export const translationJson = (translation: PageTranslation): Response =>
  Response.json(
    { state: decidePageTranslationState(translation.targetLanguages) ?? null, ...translation },
    { headers: translationHeaders },
  );

/** Maps a failure to an HTTP response: 404, 422 with all problems, or 503. */
export function translationError(failure: TranslationFailure): Response {
  switch (failure.code) {
    case 'notFound':
      return jsonError(404, 'There is no such page, or it is not to be translated into this language.');
    case 'signedOut':
      return jsonError(401, 'Your session has ended. Sign in with your account of the content service.');
    case 'forbidden':
      return jsonError(403, 'Your account may not change translations.');
    case 'notConfigured':
      return jsonUnavailable('Translations cannot be managed: the site has no key of the preview.');
    case 'unavailable':
      return jsonUnavailable('Translations cannot be managed at the moment.');
    case 'rejected':
      return Response.json(
        { error: 'Nothing was changed.', problems: failure.problems },
        { status: 422, headers: translationHeaders },
      );
  }
}
