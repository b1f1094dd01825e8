import type { LanguageCode } from '@kmx/contract/locales';

/** Figures as the language writes them: 0,08 and 4 600 in French. Gauges have neither decimals nor thousands. */
export const formatFigures = (text: string, language: LanguageCode): string => {
  const format = new Intl.NumberFormat(language === 'de' ? 'de-CH' : language);
  return text.replace(/\d+(?:\.\d+)?/g, (number) => format.format(Number(number)));
};
