import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from '@kmx/core';

/** Messages by id: texts on the server; compiled by the build for browsers, which have no parser. */
type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const catalogues = new Map<LanguageCode, Promise<Messages>>();

/**
 * Loads the messages of a language once per page. Browsers cache them as a script, instead of receiving them again with
 * each screen.
 */
export function loadMessages(language: LanguageCode): Promise<Messages> {
  const known = catalogues.get(language);
  if (known) return known;
  const loaded = import(`../../messages/${language}.json`).then(
    (catalogue: { default: Messages }) => catalogue.default,
  );
  catalogues.set(language, loaded);
  return loaded;
}
