import { fail, ok, type Result } from '../../types/Result';

import { SignInError } from './SignInError';

/** The tokens of one sign-in, as a tab keeps them. */
export interface StoredTokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** Milliseconds since 1970, counted from `expires_in` by the reader's own clock, so that a clock that is wrong does no harm. */
  readonly expiresAt: number;
  readonly subject: string;
}

/** What a token endpoint answered, or a store kept, before it is checked. */
export interface TokenResponse {
  readonly access_token?: string | null;
  readonly id_token?: string | null;
  /** Seconds since 1970 by the reader's own clock. */
  readonly expires_at?: number | null;
  readonly subject?: string | null;
}

/** "The token response must contain an access token" (section 5); without an identity token, an end or a subject it is no sign-in either. */
export function parseTokenResponse(response: TokenResponse): Result<StoredTokens, SignInError> {
  const { access_token: accessToken, id_token: idToken, expires_at: seconds, subject } = response;
  if (!accessToken) return fail(new SignInError('accessTokenMissing'));
  if (!idToken || !subject || typeof seconds !== 'number' || !Number.isFinite(seconds)) {
    return fail(new SignInError('exchangeFailed'));
  }
  return ok({ accessToken, idToken, expiresAt: seconds * 1000, subject });
}
