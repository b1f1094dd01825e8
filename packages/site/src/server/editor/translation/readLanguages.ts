import { fail, isLanguageCode, ok, type LanguageCode, type Result } from '@kmx/core';

/** `languages` is empty or contains a value that is not a language of the site. */
export interface UnknownLanguages {
  readonly code: 'unknownLanguages';
}

/** Parses `?languages=de,fr` or a repeated form field; undefined if the parameter is absent. */
export function readLanguages(
  query: URLSearchParams,
): Result<readonly LanguageCode[] | undefined, UnknownLanguages> {
  if (!query.has('languages')) return ok(undefined);
  const codes = query.getAll('languages').flatMap((list) => list.split(','));
  const languages = codes.filter(isLanguageCode);
  return languages.length === codes.length ? ok([...new Set(languages)]) : fail({ code: 'unknownLanguages' });
}
