import type { FormProblem } from '@kmx/core/forms';

/** Result of a form submission; also the JSON response to scripts. */
export type FormOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'invalid'; problems: readonly FormProblem[] }
  | { kind: 'challengeNeeded' }
  | { kind: 'uploadGone'; ids: readonly string[] }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  | { kind: 'unavailable' };
