import { fromPromise } from 'xstate';

import type { LanguageCode } from '@kmx/contract/locales';
import type { PageTranslation } from '../../editing/PageTranslation';

import type { ImportResult, PackageContent, TranslationEffects } from './translationEvents';

export interface LanguagesInput {
  readonly languages: readonly LanguageCode[] | undefined;
}

export interface PackageInput {
  readonly content: PackageContent;
}

/** Wraps the effects as actors; leaving a state aborts its requests. */
export const createTranslationActors = ({ load, start, reset, mark, importPackage }: TranslationEffects) => ({
  load: fromPromise<PageTranslation>(({ signal }) => load(signal)),
  start: fromPromise<PageTranslation, LanguagesInput>(({ input, signal }) => start(input.languages, signal)),
  reset: fromPromise<PageTranslation, LanguagesInput>(({ input, signal }) => reset(input.languages, signal)),
  mark: fromPromise<PageTranslation, LanguagesInput>(({ input, signal }) =>
    mark(input.languages ?? [], signal),
  ),
  importPackage: fromPromise<ImportResult, PackageInput>(({ input, signal }) =>
    importPackage(input.content, signal),
  ),
});
