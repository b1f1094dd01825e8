import type { TranslationPage } from '../translation/loadTranslations';

/** Number of pages of a site that need work, regardless of the filters of the list. */
export interface Morning {
  /** Translated, but the source has changed since. */
  stale: number;
  /** Marked for translation in at least one language. */
  marked: number;
  /** Translation started in at least one language. */
  inProgress: number;
  /** Never published, or published with a newer draft. */
  unpublished: number;
}

export function createMorning(pages: readonly TranslationPage[]): Morning {
  const countTargets = (matches: (target: TranslationPage['targetLanguages'][number]) => boolean) =>
    pages.filter(({ targetLanguages }) => targetLanguages.some(matches)).length;
  return {
    stale: countTargets(({ isStale }) => isStale),
    marked: countTargets(({ translationState }) => translationState === 'MarkedForTranslation'),
    inProgress: countTargets(({ translationState }) => translationState === 'InProgress'),
    unpublished: pages.filter(({ isPublished, hasDraft }) => !isPublished || hasDraft).length,
  };
}
