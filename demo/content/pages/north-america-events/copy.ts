import type { Localized } from '../../../../services/content/src/testing/seeding/documents/types';

/** English and Spanish. */
export const t = (en: string, es: string): Localized => ({ en, es });

/** Figures and names that read the same in both. */
export const same = (value: string): Localized => t(value, value);
