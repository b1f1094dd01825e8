/**
 * Why nobody knows what became of a wish: the editor is no longer signed in, the page is gone, the wish itself is not
 * possible (section 4: a page is not translated into its own language), or a service cannot answer now.
 */
export type TranslationErrorCode = 'signedOut' | 'notFound' | 'notPossible' | 'unavailable';

/** An effect of the translation machine that came to nothing: `code` says why. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';

  constructor(
    readonly code: TranslationErrorCode,
    options?: ErrorOptions,
  ) {
    super(`The translations of the page could not be read or changed: ${code}.`, options);
  }
}

/** The code of what an effect threw; what is no TranslationError is an answer that did not come. */
export const translationErrorCode = (error: unknown): TranslationErrorCode =>
  error instanceof TranslationError ? error.code : 'unavailable';
