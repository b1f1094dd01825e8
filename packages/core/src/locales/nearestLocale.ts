import type { Locale } from '../types/Locale';

/** What is asked for; the language need not be one of ours. */
export interface WantedLocale {
  readonly language: string;
  /** Upper case; absent or `ALL` when international. */
  readonly country?: string;
}

const isInCountry = (country: string | undefined) => (locale: Locale) =>
  !locale.isInternational && locale.country === country;

/** The offered locale that is asked for, or else one of the same language, the international one before others. */
export function localeOfSameLanguage(wanted: WantedLocale, offered: readonly Locale[]): Locale | undefined {
  const sameLanguage = offered.filter(({ language }) => language === wanted.language);
  return (
    sameLanguage.find(isInCountry(wanted.country)) ??
    sameLanguage.find(({ isInternational }) => isInternational) ??
    sameLanguage[0]
  );
}

/** The offered locale nearest to a wish: "same language, then same country"; `undefined` when neither is offered. */
export const nearestLocale = (wanted: WantedLocale, offered: readonly Locale[]): Locale | undefined =>
  localeOfSameLanguage(wanted, offered) ?? offered.find(isInCountry(wanted.country));
