import type { TranslationProblem } from '@kmx/core';

/** How asking about translations can end without an answer. */
export type TranslationFailure =
  /** The site has no key with which it could ask. */
  | { readonly code: 'notConfigured' }
  /** The service is down, too slow, or answers something else than promised; the log says which. */
  | { readonly code: 'unavailable' }
  /** There is no such page, or the page is not to be translated into this language. */
  | { readonly code: 'notFound' }
  /** The session of the person has ended. */
  | { readonly code: 'signedOut' }
  /** The person's role may not change translations. */
  | { readonly code: 'forbidden' }
  /** The service has read what was sent, and writes nothing of it. */
  | { readonly code: 'refused'; readonly problems: readonly TranslationProblem[] };
