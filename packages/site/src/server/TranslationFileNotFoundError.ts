/** "Translation file for language {code} not found" (section 8). */
export class TranslationFileNotFoundError extends Error {
  override readonly name = 'TranslationFileNotFoundError';
  readonly code = 'translationFileNotFound';

  constructor(
    readonly language: string,
    options?: ErrorOptions,
  ) {
    super(`Translation file for language ${language} not found`, options);
  }
}
