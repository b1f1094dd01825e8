import type { LanguageCode } from '@kmx/contract/locales';
import type { TranslationTarget } from '../types/Page';

export interface TargetState extends TranslationTarget {
  /** True if the page has changed since it was translated. */
  readonly isStale: boolean;
}

export interface SourceChange {
  readonly segment: string;
  /** Path in the page, such as "Hero banner › Title". */
  readonly place: string;
  /** Row id of the block in the content service; `null` for a field of the page itself. */
  readonly blockId: string | null;
  readonly sourceThen: string | null;
  readonly sourceNow: string | null;
  readonly target: string | null;
}

export interface ChangedTarget extends TargetState {
  readonly changes: readonly SourceChange[];
}

export interface PageTranslation {
  readonly pageId: string;
  readonly title: string | null;
  /** Key of the page's site. */
  readonly site: string | null;
  readonly sourceLanguage: LanguageCode;
  readonly targetLanguages: readonly ChangedTarget[];
}

/** Problems of a translation package; `other` covers kinds unknown to this version. */
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

export interface TranslationProblem {
  readonly kind: TranslationProblemKind;
  readonly segment: string | null;
  /** See `SourceChange`. */
  readonly place: string | null;
  /** A sentence in English. */
  readonly detail: string;
}
