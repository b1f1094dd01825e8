import type { TranslationPage } from '../translation/loadTranslations';

import type { ReadPage } from './SiteHealth';

export const healthPageMock = (id: string, fields: Partial<TranslationPage> = {}): TranslationPage => ({
  id,
  title: id,
  site: 'main',
  slug: id.toLowerCase(),
  parentSlug: 'home',
  pageType: 'Content',
  isPublished: true,
  hasDraft: false,
  updatedAt: '2026-05-01T08:00:00.000Z',
  languages: ['en'],
  countries: [],
  sourceLanguage: 'en',
  targetLanguages: [],
  ...fields,
});

export const readPageMock = (modules: readonly unknown[], shareImage: unknown = null): ReadPage => ({
  page: healthPageMock('About'),
  modules,
  shareImage,
});

export const linkMock = (fields: object) => ({
  kind: 'page',
  text: null,
  path: null,
  url: null,
  product: null,
  page: null,
  file: null,
  ...fields,
});
