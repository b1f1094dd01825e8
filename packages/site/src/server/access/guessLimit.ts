import { createLimiter, type Limiter } from '../limits/createLimiter';
import { secondsToWait } from '../secondsToWait';

/** What passwords are guessed for; each has limits of its own. */
export type GuessedThing = 'editorArea' | 'editorPerson' | 'pages';

/** Go on, or wait. */
export type GuessDecision = { kind: 'allowed' } | { kind: 'throttled'; retryAfterSeconds: number };

interface Limits {
  perAddress: Limiter;
  overall: Limiter;
}

const windowSeconds = 15 * 60;
/** A person who mistypes needs a few; a list of passwords needs thousands. */
const guessesPerAddress = 10;
/** Many addresses share this one, so that guesses cannot be spread over a network of machines. */
const guessesOverall = 300;

const overallKey = 'overall';

// The routes are bundled apart; one set for the process keeps two spellings of a path from doubling the guesses.
const holder = globalThis as typeof globalThis & { kmxGuessLimits?: Map<GuessedThing, Limits> };

const createLimits = (thing: GuessedThing): Limits => ({
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

function limitsOf(thing: GuessedThing): Limits {
  holder.kmxGuessLimits ??= new Map<GuessedThing, Limits>();
  const known = holder.kmxGuessLimits.get(thing) ?? createLimits(thing);
  holder.kmxGuessLimits.set(thing, known);
  return known;
}

const throttled = (reason: unknown): GuessDecision => ({
  kind: 'throttled',
  retryAfterSeconds: secondsToWait(reason),
});

/** Counts a guess before it is looked at: guesses sent at once are all counted. */
export async function countGuess(thing: GuessedThing, address: string): Promise<GuessDecision> {
  const { perAddress, overall } = limitsOf(thing);
  try {
    await perAddress.consume(address);
    await overall.consume(overallKey);
    return { kind: 'allowed' };
  } catch (reason) {
    return throttled(reason);
  }
}

/** Takes a guess back that was right, or that could not be looked at: only wrong ones count. */
export async function forgiveGuess(thing: GuessedThing, address: string): Promise<void> {
  const { perAddress, overall } = limitsOf(thing);
  await Promise.all([perAddress.reward(address), overall.reward(overallKey)]);
}

/** Forgets every guess, so that one test does not throttle the next. @usedByTests */
export const resetGuesses = (): void => holder.kmxGuessLimits?.clear();
