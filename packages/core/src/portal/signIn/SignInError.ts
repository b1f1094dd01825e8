import { createSignInSentence, type SignInErrorCode, type SignInErrorDetails } from './signInSentences';

/** A step of signing in that failed: `code` says how, `message` is the English sentence of the error catalogue (section 8). */
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
