import { fallbackChain, isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import { parseAcceptLanguage } from '../locales/parseAcceptLanguage';
import { parseLocale } from '../locales/parseLocale';

/** One of the files under a slug; language `null`: for every language. */
export interface FileVersion {
  readonly locale: LanguageCode | null;
}

export interface LanguagePreference {
  /** The parameter `l`: a locale in any spelling; an invalid one is ignored. */
  readonly requested?: string | null;
  /** The Accept-Language header. */
  readonly acceptLanguage?: string | null;
}

/** Lists the requested languages by preference; a requested locale precedes the browser's preferences. */
function requestedLanguages({ requested, acceptLanguage }: LanguagePreference): readonly LanguageCode[] {
  const locale = parseLocale(requested ?? '');
  if (locale.ok) return fallbackChain(locale.value.language);
  const accepted = parseAcceptLanguage(acceptLanguage ?? '')
    .map(({ language }) => language)
    .filter(isLanguageCode);
  return [...accepted, ...fallbackChain(accepted[0] ?? 'en')];
}

/**
 * Chooses the version of a file for a reader (section 2.2, `/file/{slug}` "with optional l={locale}"): the language
 * itself, else a fallback, else the one for every language, else the first; `undefined` without versions.
 */
export function decideFileVersion<TFile extends FileVersion>(
  files: readonly TFile[],
  preference: LanguagePreference = {},
): TFile | undefined {
  const language = requestedLanguages(preference).find((requested) =>
    files.some(({ locale }) => locale === requested),
  );
  return files.find(({ locale }) => locale === (language ?? null)) ?? files[0];
}
