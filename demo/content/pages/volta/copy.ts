import type { Localized } from '../../../../services/content/src/testing/seeding/documents/types';

/** English, German and French. */
export const t = (en: string, de: string, fr: string): Localized => ({ en, de, fr });

/** Figures and names that read the same in all three. */
export const same = (value: string): Localized => t(value, value, value);
