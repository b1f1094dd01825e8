import { log } from '../log';

import type { AccessProblem } from './accessProblem';

/** Logs a sign-in that checks a password of several people, so without an account. */
export function logSignIn(
  area: 'editor area' | 'protected page',
  result: 'right' | AccessProblem,
  parameters: Record<string, string> = {},
): void {
  // Nothing was tried.
  if (result === 'required') return;
  const message = result === 'right' ? `Signed in: ${area}` : `Sign-in failed: ${area}`;
  log(result === 'right' ? 'info' : 'warn', message, { result, ...parameters });
}
