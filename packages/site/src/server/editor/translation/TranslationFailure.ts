import type { TranslationProblem } from '@kmx/core';

export type TranslationFailure =
  /** No preview key is configured. */
  | { readonly code: 'notConfigured' }
  /** The service is down, too slow, or sends an invalid response; details are logged. */
  | { readonly code: 'unavailable' }
  /** The page does not exist or has no such target language. */
  | { readonly code: 'notFound' }
  /** The person's session has expired. */
  | { readonly code: 'signedOut' }
  /** The person's role does not allow changes. */
  | { readonly code: 'forbidden' }
  /** The package was rejected as a whole. */
  | { readonly code: 'rejected'; readonly problems: readonly TranslationProblem[] };
