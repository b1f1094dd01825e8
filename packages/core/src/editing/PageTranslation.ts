import type { LanguageCode } from '@kmx/contract/locales';
import type { TranslationTarget } from '../types/Page';

/** How far a page is in one language (section 3: translationTargetLanguages). */
export interface TargetState extends TranslationTarget {
  /** Whether the page says something else now than when it was translated. */
  readonly isStale: boolean;
}

/** A text that was changed since it was translated; texts without markup. */
export interface SourceChange {
  readonly segment: string;
  /** Such as "Hero banner › Title". */
  readonly place: string;
  /** The row of the block in the content service; `null` for a field of the page itself. */
  readonly blockId: string | null;
  readonly sourceThen: string | null;
  readonly sourceNow: string | null;
  readonly target: string | null;
}

/** One language of a page, with what has changed since it was translated. */
export interface ChangedTarget extends TargetState {
  readonly changes: readonly SourceChange[];
}

/** Everything about the translations of one page. */
export interface PageTranslation {
  readonly pageId: string;
  readonly title: string | null;
  /** The key of the page's site. */
  readonly site: string | null;
  readonly sourceLanguage: LanguageCode;
  readonly targetLanguages: readonly ChangedTarget[];
}

/** What can be wrong with a package of translated texts; `other` is what this version does not know yet. */
export const translationProblemKinds = [
  'notXliff',
  'otherPage',
  'otherLanguage',
  'unknownSegment',
  'missingSegment',
  'missingPlaceholder',
  'unknownPlaceholder',
  'changedSource',
  'emptyTarget',
  'tooLong',
  'invalid',
  'other',
] as const;

export type TranslationProblemKind = (typeof translationProblemKinds)[number];

/** Why a package was not taken, and where. */
export interface TranslationProblem {
  readonly kind: TranslationProblemKind;
  readonly segment: string | null;
  /** As of `SourceChange`. */
  readonly place: string | null;
  /** One plain English sentence. */
  readonly detail: string;
}
