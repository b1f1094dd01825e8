import type { Localized } from '../../types';

/** The portal is written in English. */
export const en = (text: string): Localized => ({ en: text });
