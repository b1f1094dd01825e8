import type {
  Localized,
  PageKey,
  SeedLink,
} from '../../../services/content/src/testing/seeding/documents/types';

/** English and German. */
export const t = (en: string, de: string): Localized => ({ en, de });

/** Figures, names and codes that read the same in every language of the page. */
export const same = (value: string): Localized => ({ en: value, de: value });

export const to = (page: PageKey, text: Localized): SeedLink => ({ kind: 'page', page, text });

export const download = (file: string, text: Localized): SeedLink => ({ kind: 'file', file, text });
