import type { Locale } from '../types/Locale';

export interface RequestedLocale {
  readonly language: string;
  /** Upper case; absent or `ALL` when international. */
  readonly country?: string;
}

const isInCountry = (country: string | undefined) => (locale: Locale) =>
  !locale.isInternational && locale.country === country;

export function localeOfSameLanguage(
  requested: RequestedLocale,
  offered: readonly Locale[],
): Locale | undefined {
  const sameLanguage = offered.filter(({ language }) => language === requested.language);
  return (
    sameLanguage.find(isInCountry(requested.country)) ??
    sameLanguage.find(({ isInternational }) => isInternational) ??
    sameLanguage[0]
  );
}

/** Returns the nearest offered locale: "same language, then same country"; `undefined` if neither is offered. */
export const nearestLocale = (requested: RequestedLocale, offered: readonly Locale[]): Locale | undefined =>
  localeOfSameLanguage(requested, offered) ?? offered.find(isInCountry(requested.country));
