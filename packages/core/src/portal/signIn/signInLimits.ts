/** Constants of signing in with their sources, in milliseconds unless the name says otherwise. */
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
  /** Not in the specification: tokens with a lifetime below the threshold are not renewed earlier than this. */
  renewalPauseMs: 30_000,
  /** Not in the specification: a tab that holds the lead longer is suspended; the next one stops waiting. */
  leadWaitMs: 15_000,
  /** Not in the specification: tolerated difference of the clocks when an identity token is verified. */
  clockToleranceSeconds: 30,
} as const;

/** "Scope requested from the identity provider: openid, profile, email and an identity-management wildcard" (section 6). */
export const signInScope = 'openid profile email fr:idm:*';
