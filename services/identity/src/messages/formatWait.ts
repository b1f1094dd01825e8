import type { LanguageCode } from '@kmx/contract/locales';
import { htmlLang } from './languages';

/** Formats a time to wait in whole minutes, or in seconds below one: «15 minutes». */
export const formatWait = (seconds: number, language: LanguageCode): string => {
  const unit = seconds < 60 ? 'second' : 'minute';
  const value = unit === 'second' ? seconds : Math.ceil(seconds / 60);
  const tag = language === 'en' ? 'en-GB' : htmlLang[language];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
};
