import type { LanguageCode } from '@kmx/contract/locales';
import type { PageTranslation, TranslationProblem } from '../../editing/PageTranslation';
import type { Result } from '../../types/Result';

import type { TranslationErrorCode } from './TranslationError';

/** XLIFF: a file as it is, whose encoding the XML declares, or text. */
export type PackageContent = Blob | string;

/** What an editor wants of a page's translations (section 4: "Editor actions start translation and reset translation return the new state"). */
export type TranslationTask =
  | {
      readonly type: 'translation.start' | 'translation.reset';
      /** Left out: all that are marked, or all. */
      readonly languages?: readonly LanguageCode[];
    }
  | { readonly type: 'translation.mark'; readonly languages: readonly LanguageCode[] }
  | { readonly type: 'translation.import'; readonly content: PackageContent };

/** What happens to the panel; a retry does again what failed last. */
export type TranslationEvent = TranslationTask | { readonly type: 'translation.retry' };

/** What a package led to: the new state, or why nothing of it was taken. */
export type ImportResult = Result<PageTranslation, readonly TranslationProblem[]>;

/** What the browser does for the machine, for one page; an effect that comes to nothing rejects with a `TranslationError`. */
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

/** What is known before the machine asks: with an answer that the server drew, nothing is loaded. */
export interface TranslationInput {
  readonly translation?: PageTranslation;
}

/** What is known. */
export interface TranslationContext {
  /** The last answer; it stays when something fails. */
  readonly translation: PageTranslation | undefined;
  /** What is wrong with the last package. */
  readonly problems: readonly TranslationProblem[];
  readonly error: TranslationErrorCode | undefined;
  /** What was wanted last. */
  readonly task: TranslationTask | undefined;
}
