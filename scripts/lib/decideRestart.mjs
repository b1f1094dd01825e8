/** Pauses before a program is started again, in milliseconds: after the last of them it is given up. */
export const restartPauses = [1000, 2000, 4000, 8000, 16_000, 32_000];

/** A program that has run for so long was in order: what ends it later begins with the first pause again. */
const stableMs = 60_000;

/**
 * Decides what follows when a program ended by itself, after `restarts` earlier ones and `ranForMs` since it was ready.
 * Returns the pause and the number of this restart, or undefined when it is given up.
 */
export function decideRestart({ restarts, ranForMs }, pauses = restartPauses) {
  const earlier = ranForMs >= stableMs ? 0 : restarts;
  const pauseMs = pauses[earlier];
  return pauseMs === undefined ? undefined : { pauseMs, restarts: earlier + 1 };
}
