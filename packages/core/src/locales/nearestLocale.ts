import type { Locale } from '../types/Locale';

export interface RequestedLocale {
  readonly language: string;
  /** Upper case; absent or `ALL` when international. */
  readonly country?: string;
}

const isInCountry = (country: string | undefined) => (locale: Locale) =>
  !locale.isInternational && locale.country === country;

export function localeOfSameLanguage(
  wanted: RequestedLocale,
  offered: readonly Locale[],
): Locale | undefined {
  const sameLanguage = offered.filter(({ language }) => language === wanted.language);
  return (
    sameLanguage.find(isInCountry(wanted.country)) ??
    sameLanguage.find(({ isInternational }) => isInternational) ??
    sameLanguage[0]
  );
}

/** Returns the nearest offered locale: "same language, then same country"; `undefined` if neither is offered. */
export const nearestLocale = (wanted: RequestedLocale, offered: readonly Locale[]): Locale | undefined =>
  localeOfSameLanguage(wanted, offered) ?? offered.find(isInCountry(wanted.country));
