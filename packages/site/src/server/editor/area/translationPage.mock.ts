import type { TargetState, TranslationPage } from '../translation/loadTranslations';

/** A target language without a translation. */
export const targetMock = (fields: Partial<TargetState> = {}): TargetState => ({
  id: `target-${fields.language ?? 'de'}`,
  language: 'de',
  translationState: 'MarkedForTranslation',
  exportedAt: null,
  importedAt: null,
  isStale: false,
  ...fields,
});

/** A published page for every country, whose title is its id. */
export const translationPageMock = (id: string, fields: Partial<TranslationPage> = {}): TranslationPage => ({
  id,
  title: id,
  site: 'main',
  slug: id,
  parentSlug: 'home',
  pageType: 'Content',
  isPublished: true,
  hasDraft: false,
  updatedAt: '2026-11-20T08:00:00Z',
  languages: ['en'],
  countries: [],
  sourceLanguage: 'en',
  targetLanguages: [],
  ...fields,
});
