import { setTimeout } from 'node:timers/promises';
import { readCode } from '../secondFactor/totp';

const stepMilliseconds = 30_000;

/** Enough for a request, or a person in a browser. */
const neededMilliseconds = 5000;

const stepOf = (time: number): number => Math.floor(time / stepMilliseconds);

/** Returns a code that stays valid for at least five seconds, of a later step than the one used at `usedAt`. */
export const readFreshCode = async (secret: string, usedAt = 0): Promise<string> => {
  const now = Date.now();
  const remaining = stepMilliseconds - (now % stepMilliseconds);
  if (remaining < neededMilliseconds || stepOf(now) === stepOf(usedAt)) await setTimeout(remaining);
  return readCode(secret, new Date());
};
