import { signInLimits } from './signInLimits';
import type { StoredTokens } from './StoredTokens';

/** Times are milliseconds since 1970. */
export interface TokenUseInput {
  readonly tokens: StoredTokens | undefined;
  readonly isForced: boolean;
  /** True if the address contains an authorization code. */
  readonly hasCode: boolean;
  readonly now: number;
}

/** "Tokens are reused unless renewal is forced, a code is present, or they expire within 180 seconds" (section 4); `none` without tokens. */
export function decideTokenUse({
  tokens,
  isForced,
  hasCode,
  now,
}: TokenUseInput): 'reuse' | 'renew' | 'none' {
  if (!tokens) return 'none';
  const isLasting = tokens.expiresAt - now > signInLimits.renewalThresholdMs;
  return isLasting && !isForced && !hasCode ? 'reuse' : 'renew';
}

/** Times of expiry, of receipt, and now, in milliseconds since 1970. */
export interface TokenTimes {
  readonly expiresAt: number;
  readonly obtainedAt: number;
  readonly now: number;
}

/** Maximum of browser timers: a longer delay would fire at once. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Milliseconds until renewal: 180 s before expiry, but never sooner than the pause after receipt, so that tokens with
 * a lifetime below the threshold are not renewed continuously.
 */
export function decideRenewalDelay({ expiresAt, obtainedAt, now }: TokenTimes): number {
  const due = Math.max(expiresAt - signInLimits.renewalThresholdMs, obtainedAt + signInLimits.renewalPauseMs);
  return Math.min(Math.max(0, due - now), maxTimerMs);
}

export const isRenewalDue = (times: TokenTimes): boolean => decideRenewalDelay(times) === 0;
