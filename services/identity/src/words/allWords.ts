import type { LanguageCode } from '@kmx/contract/locales';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { hu } from './hu';
import { ja } from './ja';
import { pt } from './pt';
import { ro } from './ro';
import { sk } from './sk';
import type { Words } from './Words';
import { zh } from './zh';

/** The texts of every language. */
export const allWords: Readonly<Record<LanguageCode, Words>> = { en, cs, de, es, fr, hu, ja, pt, ro, sk, zh };
