/**
 * Reasons of a failed request: the editor is signed out or lacks the role, the page does not exist, the request is invalid (section 4: a
 * page is not translated into its own language), or a service is unavailable.
 */
export type TranslationErrorCode = 'signedOut' | 'forbidden' | 'notFound' | 'notPossible' | 'unavailable';

export class TranslationError extends Error {
  override readonly name = 'TranslationError';

  constructor(
    readonly code: TranslationErrorCode,
    options?: ErrorOptions,
  ) {
    super(`The translations of the page could not be read or changed: ${code}.`, options);
  }
}

/** Returns the code of a TranslationError; any other error counts as a missing response. */
export const translationErrorCode = (error: unknown): TranslationErrorCode =>
  error instanceof TranslationError ? error.code : 'unavailable';
