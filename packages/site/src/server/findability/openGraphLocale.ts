import type { SiteView } from '../view/createSiteView';

/**
 * Formats `de_CH`. The Open Graph protocol requires a territory, so a locale without a country uses the
 * default country of its language.
 */
export function openGraphLocale({ locale, system }: Pick<SiteView, 'locale' | 'system'>): string {
  const { language, country, isInternational } = locale;
  const entry = system.languages.find(({ languageCode }) => languageCode === language);
  const territory = isInternational ? entry?.defaultCountry : country;
  return territory ? `${language}_${territory}` : language;
}
