import type { TranslationPage } from '../translation/loadTranslations';

/** What an editor looks for first: how much of a site waits for somebody. Pages are counted, whichever the list shows. */
export interface Morning {
  /** Translated once, and changed since. */
  stale: number;
  /** Marked for translation in at least one language. */
  marked: number;
  /** Out for translation in at least one language. */
  inProgress: number;
  /** Never published, or with a newer draft. */
  unpublished: number;
}

/** Counts what waits on a site. */
export function createMorning(pages: readonly TranslationPage[]): Morning {
  const countTargets = (isWanted: (target: TranslationPage['targetLanguages'][number]) => boolean) =>
    pages.filter(({ targetLanguages }) => targetLanguages.some(isWanted)).length;
  return {
    stale: countTargets(({ isStale }) => isStale),
    marked: countTargets(({ translationState }) => translationState === 'MarkedForTranslation'),
    inProgress: countTargets(({ translationState }) => translationState === 'InProgress'),
    unpublished: pages.filter(({ isPublished, hasDraft }) => !isPublished || hasDraft).length,
  };
}
