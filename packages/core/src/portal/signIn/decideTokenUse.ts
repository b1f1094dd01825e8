import { signInLimits } from './signInLimits';
import type { StoredTokens } from './StoredTokens';

/** What decides whether tokens are used once more; times in milliseconds since 1970. */
export interface TokenUseInput {
  readonly tokens: StoredTokens | undefined;
  readonly isForced: boolean;
  /** Whether the address holds an authorization code. */
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

/** When tokens end, when they came, and the time now; all in milliseconds since 1970. */
export interface TokenTimes {
  readonly expiresAt: number;
  readonly obtainedAt: number;
  readonly now: number;
}

/** The longest wait that browsers count: a longer one would end at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Milliseconds until tokens are renewed: 180 s before they end, but never sooner than the pause after they came, so that
 * tokens which live shorter than the threshold are not asked for again and again.
 */
export function decideRenewalDelay({ expiresAt, obtainedAt, now }: TokenTimes): number {
  const due = Math.max(expiresAt - signInLimits.renewalThresholdMs, obtainedAt + signInLimits.renewalPauseMs);
  return Math.min(Math.max(0, due - now), longestTimerMs);
}

/** Whether tokens that somebody says are ending are renewed now, or were only just made. */
export const isRenewalDue = (times: TokenTimes): boolean => decideRenewalDelay(times) === 0;
