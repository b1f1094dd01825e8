/** The constants of signing in, in milliseconds unless the name says otherwise; each with its source in the specification. */
export const signInLimits = {
  /** "Token renewal threshold 180 s" (section 9). */
  renewalThresholdMs: 180_000,
  /** "Default auth request timeout 5000 ms" (section 9). */
  authorizationTimeoutMs: 5000,
  /** "a server timeout of 3000 ms is also given" (section 9). */
  serverTimeoutMs: 3000,
  /** "Wait 30000 ms before aborting an unauthenticated customer-area visit" (section 9). */
  abortMs: 30_000,
  /** Decision: on user-info failure signing in "is tried at most twice in a minute". */
  failuresAllowed: 2,
  failureWindowMs: 60_000,
  /** Ours: tokens that live shorter than the threshold are not asked for again earlier than this after they came. */
  renewalPauseMs: 30_000,
  /** Ours: a tab that holds the lead longer than this is asleep; the next one stops waiting for it. */
  leadWaitMs: 15_000,
  /** Ours: how far the provider's clock and the reader's may be apart when an identity token is checked. */
  clockToleranceSeconds: 30,
} as const;

/** "Scope requested from the identity provider: openid, profile, email and an identity-management wildcard" (section 6). */
export const signInScope = 'openid profile email fr:idm:*';
