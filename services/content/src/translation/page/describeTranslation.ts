import type { LanguageCode } from '@kmx/contract/locales';
import type { TranslatedPage, TranslationTarget } from './readTranslatedPage';
import { readSegments, type Segment } from './segments';
import { findSourceChanges, parseSourceTexts, type SourceChange } from './sourceTexts';

/** Progress of the translation into one language (section 4); dates in ISO 8601. */
export interface TargetState {
  id: string;
  language: LanguageCode;
  translationState: TranslationTarget['translationState'];
  exportedAt: string | null;
  importedAt: string | null;
  /** True if the source has changed since the translation. */
  isStale: boolean;
}

export interface PageTranslation {
  pageId: string;
  title: string;
  site: string;
  sourceLanguage: LanguageCode;
  targetLanguages: (TargetState & { changes: SourceChange[] })[];
}

type Fields = TranslatedPage['fields'];

export const segmentsIn = (fields: Fields, language: LanguageCode): Segment[] =>
  fields.flatMap((field) => readSegments(field, language));

export const describeTarget = (target: TranslationTarget, isStale: boolean): TargetState => ({
  id: target.id ?? target.language,
  language: target.language,
  translationState: target.translationState,
  exportedAt: target.exportedAt ?? null,
  importedAt: target.importedAt ?? null,
  isStale,
});

export const changesOf = (
  target: TranslationTarget,
  sourceLanguage: LanguageCode,
  fields: Fields,
): SourceChange[] => {
  const then = parseSourceTexts(target.translatedSource);
  if (then === null) return [];
  return findSourceChanges(then, segmentsIn(fields, sourceLanguage), segmentsIn(fields, target.language));
};

export const describeTranslation = (page: TranslatedPage): PageTranslation => ({
  pageId: page.id,
  title: page.title,
  site: page.site,
  sourceLanguage: page.sourceLanguage,
  targetLanguages: page.targets.map((target) => {
    const changes = changesOf(target, page.sourceLanguage, page.fields);
    return { ...describeTarget(target, changes.length > 0), changes };
  }),
});
