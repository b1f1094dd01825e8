import type { LanguageCode } from '@kmx/contract/locales';
import type { Locale } from '../types/Locale';

export interface Alternate {
  /** A locale's code, or `x-default`. */
  readonly hreflang: string;
  /** Absolute. */
  readonly href: string;
}

export interface LocaleVersion extends Alternate {
  readonly locale: Locale;
}

function decideStandard(
  versions: readonly LocaleVersion[],
  defaultLanguage: string,
): LocaleVersion | undefined {
  const international = versions.filter(({ locale }) => locale.isInternational);
  return (
    international.find(({ locale }) => locale.language === defaultLanguage) ?? international[0] ?? versions[0]
  );
}

/**
 * Creates the list that all versions share, so that they refer to each other; `x-default` is the site's default
 * language.
 */
export function createAlternates(
  versions: readonly LocaleVersion[],
  defaultLanguage: LanguageCode,
): readonly Alternate[] {
  const standard = decideStandard(versions, defaultLanguage);
  return [
    ...versions.map(({ hreflang, href }) => ({ hreflang, href })),
    ...(standard ? [{ hreflang: 'x-default', href: standard.href }] : []),
  ];
}

/** A fallback shows another version: that of the reader's country first, then the international one. */
export function findShownVersion<TVersion extends LocaleVersion>(
  versions: readonly TVersion[],
  locale: Locale,
  contentLanguage: LanguageCode | null,
): TVersion | undefined {
  const sameText = versions.filter((version) => version.locale.language === contentLanguage);
  return (
    sameText.find((version) => version.locale.country === locale.country) ??
    sameText.find((version) => version.locale.isInternational) ??
    sameText[0]
  );
}
