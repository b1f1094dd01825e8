import type { PayloadRequest } from 'payload';
import type { LanguageCode } from '@kmx/contract/locales';
import { defaultLocale } from '../../config/locales';
import { readSiteKey, readStoredPage } from '../../documents/pageStore';
import { readField } from '../../graphql/context';
import type { Page } from '../../payload-types';
import { isUuid } from '../../relations/isUuid';
import { findLocalizedFields, type LocalizedField } from './localizedFields';

/** A page as its newest draft has it, with every language. */
export interface TranslatedPage {
  id: string;
  /** In the language it is translated from, else in English; empty without one. */
  title: string;
  /** Key of its site. */
  site: string;
  slug: string;
  sourceLanguage: LanguageCode;
  languages: readonly LanguageCode[];
  targets: readonly TranslationTarget[];
  fields: readonly LocalizedField[];
  /** True if `fields` are published and there is no newer draft. */
  isLive: boolean;
}

export type TranslationTarget = NonNullable<Page['translationTargetLanguages']>[number];

/** A title as it is stored with every language. */
export const titleIn = (titles: unknown, language: LanguageCode): string => {
  const title = readField(titles, language) ?? readField(titles, defaultLocale);
  return typeof title === 'string' ? title : '';
};

/** Options for reading pages to translate: every language, no fallback, with hidden fields. */
export const withEveryLanguage = {
  collection: 'pages',
  draft: true,
  locale: 'all',
  fallbackLocale: false,
  depth: 0,
  showHiddenFields: true,
} as const;

/** Null for an id of no page. */
export const readTranslatedPage = async (req: PayloadRequest, id: string): Promise<TranslatedPage | null> => {
  if (!isUuid(id)) return null;
  const { payload } = req;
  const page = await payload.findByID({ ...withEveryLanguage, id, disableErrors: true });
  if (!page) return null;
  const stored = await readStoredPage(req, id);
  const sourceLanguage = page.translationSourceLanguage ?? defaultLocale;
  return {
    id: page.id,
    title: titleIn(page.title, sourceLanguage),
    site: (await readSiteKey(req, page.site)) ?? '',
    slug: page.slug,
    sourceLanguage,
    languages: page.languages,
    targets: page.translationTargetLanguages ?? [],
    fields: findLocalizedFields(payload.collections.pages.config.flattenedFields, page),
    isLive: page._status === 'published' && stored?._status === 'published',
  };
};
