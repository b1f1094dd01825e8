import type { IntlShape } from 'react-intl/server';
import type { LanguageCode } from '@kmx/core';

/** Returns the name of a language in the reader's language. */
export const formatLanguage = (language: LanguageCode, intl: IntlShape): string =>
  intl.formatDisplayName(language, { type: 'language' }) ?? language;
