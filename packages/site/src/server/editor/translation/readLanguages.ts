import { fail, isLanguageCode, ok, type LanguageCode, type Result } from '@kmx/core';

/** `languages` holds something that is no language of this site, or nothing. */
export interface UnknownLanguages {
  readonly code: 'unknownLanguages';
}

/** The languages of `?languages=de,fr`, or of a form's repeated field; undefined where the parameter is absent. */
export function readLanguages(
  query: URLSearchParams,
): Result<readonly LanguageCode[] | undefined, UnknownLanguages> {
  if (!query.has('languages')) return ok(undefined);
  const codes = query.getAll('languages').flatMap((list) => list.split(','));
  const languages = codes.filter(isLanguageCode);
  return languages.length === codes.length ? ok([...new Set(languages)]) : fail({ code: 'unknownLanguages' });
}
