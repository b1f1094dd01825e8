import type { Localized } from '../../types';

/** The site is German only. */
export const de = (text: string): Localized => ({ de: text });
