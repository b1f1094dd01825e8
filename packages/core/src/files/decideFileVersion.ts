import { fallbackChain, isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import { parseAcceptLanguage } from '../locales/parseAcceptLanguage';
import { parseLocale } from '../locales/parseLocale';

/** One of the files under a slug; `null`: it needs no language. */
export interface FileVersion {
  readonly locale: LanguageCode | null;
}

/** What a reader says about languages. */
export interface FileWish {
  /** The parameter `l`: a locale in any spelling; one that is none counts for nothing. */
  readonly requested?: string | null;
  /** The header of that name. */
  readonly acceptLanguage?: string | null;
}

/** The languages to look for, the dearest first; a requested locale outdoes the browser's wishes. */
function wantedLanguages({ requested, acceptLanguage }: FileWish): readonly LanguageCode[] {
  const locale = parseLocale(requested ?? '');
  if (locale.ok) return fallbackChain(locale.value.language);
  const wishes = parseAcceptLanguage(acceptLanguage ?? '')
    .map(({ language }) => language)
    .filter(isLanguageCode);
  return [...wishes, ...fallbackChain(wishes[0] ?? 'en')];
}

/**
 * The version of a file for a reader (section 2.2, `/file/{slug}` "with optional l={locale}"): in the language itself, else
 * in one of its fallbacks, else the one that needs no language, else the first; `undefined` when there is none at all.
 */
export function decideFileVersion<TFile extends FileVersion>(
  files: readonly TFile[],
  wish: FileWish = {},
): TFile | undefined {
  const language = wantedLanguages(wish).find((wanted) => files.some(({ locale }) => locale === wanted));
  return files.find(({ locale }) => locale === (language ?? null)) ?? files[0];
}
