import type { LanguageCode } from '@kmx/contract/locales';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { hu } from './hu';
import { ja } from './ja';
import type { Messages } from './Messages';
import { pt } from './pt';
import { ro } from './ro';
import { sk } from './sk';
import { zh } from './zh';

export const allMessages: Readonly<Record<LanguageCode, Messages>> = {
  en,
  cs,
  de,
  es,
  fr,
  hu,
  ja,
  pt,
  ro,
  sk,
  zh,
};
