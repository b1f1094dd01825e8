import type { LanguageCode } from '@kmx/contract/locales';
import type { PageTranslation, TranslationProblem } from '../../editing/PageTranslation';
import type { Result } from '../../types/Result';

import type { TranslationErrorCode } from './TranslationError';

export type PackageContent = Blob | string;

/** Actions of an editor (section 4: "Editor actions start translation and reset translation return the new state"). */
export type TranslationTask =
  | {
      readonly type: 'translation.start' | 'translation.reset';
      /** By default all marked languages, or all. */
      readonly languages?: readonly LanguageCode[];
    }
  | { readonly type: 'translation.mark'; readonly languages: readonly LanguageCode[] }
  | { readonly type: 'translation.import'; readonly content: PackageContent };

export type TranslationEvent = TranslationTask | { readonly type: 'translation.retry' };

export type ImportResult = Result<PageTranslation, readonly TranslationProblem[]>;

/** Effects in the browser for one page; failures reject with a `TranslationError`. */
export interface TranslationEffects {
  readonly load: (signal: AbortSignal) => Promise<PageTranslation>;
  readonly start: (
    languages: readonly LanguageCode[] | undefined,
    signal: AbortSignal,
  ) => Promise<PageTranslation>;
  readonly reset: (
    languages: readonly LanguageCode[] | undefined,
    signal: AbortSignal,
  ) => Promise<PageTranslation>;
  readonly mark: (languages: readonly LanguageCode[], signal: AbortSignal) => Promise<PageTranslation>;
  readonly importPackage: (content: PackageContent, signal: AbortSignal) => Promise<ImportResult>;
}

export interface TranslationInput {
  readonly translation?: PageTranslation;
}

export interface TranslationContext {
  /** Last known state; preserved on failures. */
  readonly translation: PageTranslation | undefined;
  /** Problems of the last package. */
  readonly problems: readonly TranslationProblem[];
  readonly error: TranslationErrorCode | undefined;
  /** Last task. */
  readonly task: TranslationTask | undefined;
}
