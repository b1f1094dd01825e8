import { createSignInSentence, type SignInErrorCode, type SignInErrorDetails } from './signInSentences';

/** Failed step of signing in: `message` is the English sentence of the error catalogue (section 8) for `code`. */
export class SignInError extends Error {
  override readonly name = 'SignInError';

  constructor(
    readonly code: SignInErrorCode,
    readonly details: SignInErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(createSignInSentence(code, details), options);
  }
}
