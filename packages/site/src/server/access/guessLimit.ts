import { secondsToWait, type Limiter } from '@kmx/server/limits';

import { createLimiter } from '../limits/createLimiter';

/** Types of passwords, with separate limits. */
export type GuessedSecret = 'editorArea' | 'editorPerson' | 'pages';

export type GuessDecision = { kind: 'allowed' } | { kind: 'throttled'; retryAfterSeconds: number };

interface Limits {
  perAddress: Limiter;
  overall: Limiter;
}

const windowSeconds = 15 * 60;
/** Enough for typing errors; a dictionary attack needs thousands. */
const guessesPerAddress = 10;
/** Shared by all addresses, against distributed attacks. */
const guessesOverall = 300;

const overallKey = 'overall';

// Global, because routes are separate bundles; otherwise each bundle would have its own limit.
const holder = globalThis as typeof globalThis & { kmxGuessLimits?: Map<GuessedSecret, Limits> };

const createLimits = (thing: GuessedSecret): Limits => ({
  perAddress: createLimiter({
    name: `guess:${thing}`,
    points: guessesPerAddress,
    durationSeconds: windowSeconds,
  }),
  overall: createLimiter({
    name: `guesses:${thing}`,
    points: guessesOverall,
    durationSeconds: windowSeconds,
  }),
});

function limitsOf(thing: GuessedSecret): Limits {
  holder.kmxGuessLimits ??= new Map<GuessedSecret, Limits>();
  const known = holder.kmxGuessLimits.get(thing) ?? createLimits(thing);
  holder.kmxGuessLimits.set(thing, known);
  return known;
}

const throttled = (reason: unknown): GuessDecision => ({
  kind: 'throttled',
  retryAfterSeconds: secondsToWait(reason),
});

/** Counts an attempt before it is verified, so that parallel attempts are all counted. */
export async function countGuess(thing: GuessedSecret, address: string): Promise<GuessDecision> {
  const { perAddress, overall } = limitsOf(thing);
  try {
    await perAddress.consume(address);
    await overall.consume(overallKey);
    return { kind: 'allowed' };
  } catch (reason) {
    return throttled(reason);
  }
}

/** Reverts the count of a correct attempt, or of one that could not be verified; only wrong ones count. */
export async function refundGuess(thing: GuessedSecret, address: string): Promise<void> {
  const { perAddress, overall } = limitsOf(thing);
  await Promise.all([perAddress.reward(address), overall.reward(overallKey)]);
}

/** Resets all limits between tests. @usedByTests */
export const resetGuesses = (): void => holder.kmxGuessLimits?.clear();
