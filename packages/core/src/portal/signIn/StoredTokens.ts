import { fail, ok, type Result } from '../../types/Result';

import { SignInError } from './SignInError';

export interface StoredTokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** Milliseconds since 1970, computed from `expires_in` by the reader's clock, so that a wrong clock has no effect. */
  readonly expiresAt: number;
  readonly subject: string;
}

export interface TokenResponse {
  readonly access_token?: string | null;
  readonly id_token?: string | null;
  /** Seconds since 1970 by the reader's clock. */
  readonly expires_at?: number | null;
  readonly subject?: string | null;
}

/**
 * "The token response must contain an access token" (section 5); an identity token, an expiry and a subject are also
 * required.
 */
export function parseTokenResponse(response: TokenResponse): Result<StoredTokens, SignInError> {
  const { access_token: accessToken, id_token: idToken, expires_at: seconds, subject } = response;
  if (!accessToken) return fail(new SignInError('accessTokenMissing'));
  if (!idToken || !subject || typeof seconds !== 'number' || !Number.isFinite(seconds)) {
    return fail(new SignInError('exchangeFailed'));
  }
  return ok({ accessToken, idToken, expiresAt: seconds * 1000, subject });
}
