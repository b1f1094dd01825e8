import type { Localized } from '../../../../services/content/src/testing/seeding/documents/types';

/** The site is German only. */
export const de = (text: string): Localized => ({ de: text });
