import type { Localized } from '../../../../services/content/src/testing/seeding/documents/types';

/** The portal is written in English. */
export const en = (text: string): Localized => ({ en: text });
