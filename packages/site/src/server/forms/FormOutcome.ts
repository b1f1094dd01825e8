import type { FormProblem } from '@kmx/core/forms';

/** What became of a posted form; also what a script is answered. */
export type FormOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'invalid'; problems: readonly FormProblem[] }
  | { kind: 'challengeNeeded' }
  | { kind: 'uploadGone'; ids: readonly string[] }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  | { kind: 'unavailable' };
