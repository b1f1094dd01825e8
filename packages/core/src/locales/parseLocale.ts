import { isLanguageCode } from '@kmx/contract/locales';
import type { Locale } from '../types/Locale';
import { fail, ok, type Result } from '../types/Result';

import { createLocale } from './createLocale';

export interface InvalidLocale {
  readonly code: 'invalidLocale';
  readonly text: string;
}

const localePattern = /^([a-z]{2})(?:[-_]([a-z]{2}|all))?$/i;

/**
 * Parses a locale from its `code`, `urlCode` or `sisCode`, in any case (section 3); the country need not be
 * configured.
 */
export function parseLocale(text: string): Result<Locale, InvalidLocale> {
  const match = localePattern.exec(text);
  const language = match?.[1]?.toLowerCase();
  if (!language || !isLanguageCode(language)) return fail({ code: 'invalidLocale', text });
  return ok(createLocale(language, match?.[2]));
}
