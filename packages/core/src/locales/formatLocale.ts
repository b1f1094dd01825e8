import { providerLocale } from './providerLocale';

/** Locale of dates, times and numbers: British for `en`, with the 24-hour clock, else as for providers. Takes `de-CH`, too. */
export const formatLocale = (language: string): string => {
  const [code = language] = language.split('-');
  return code === 'en' ? 'en-GB' : providerLocale(code);
};
