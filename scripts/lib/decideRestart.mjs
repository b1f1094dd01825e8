/** Pauses before restarts, in milliseconds. After the last one, a program is not restarted again. */
export const restartPauses = [1000, 2000, 4000, 8000, 16_000, 32_000];

/** After this time a program counts as healthy, and its next restart begins with the first pause. */
const stableMs = 60_000;

/**
 * Decides about the restart of a program that ended unexpectedly, after `restarts` previous ones and `ranForMs` since it was
 * ready. Returns the pause and the number of this restart, or undefined for no restart.
 */
export function decideRestart({ restarts, ranForMs }, pauses = restartPauses) {
  const earlier = ranForMs >= stableMs ? 0 : restarts;
  const pauseMs = pauses[earlier];
  return pauseMs === undefined ? undefined : { pauseMs, restarts: earlier + 1 };
}
