import { clientAddress } from '../clientAddress';
import { createLimiter, type Limiter } from '../limits/createLimiter';
import { secondsToWait } from '../secondsToWait';

import { jsonError } from './responses';

/** What costs the server far more than a kept page, and so is counted for each address by itself. */
export const callsPerMinute = {
  /** Results, typing help and excerpts: up to a second of work. */
  search: 300,
  /** A reader who types fast asks six times a second. */
  suggest: 600,
  /** Wire lists as files: parsing 1 MB takes up to a second. */
  upload: 60,
  /** Lists that are drawn for a query: a reader who tries filters asks one in a second. */
  list: 600,
  /** Addresses without a page: beyond it a sentence is sent in place of the designed page. */
  missing: 300,
  /** Comparisons, checks, share prices and dates as files, and the names of what is compared. */
  download: 240,
  /** Forms that are sent: many readers of a company share an address. */
  form: 60,
  /** Challenges are asked for when a form is first touched. */
  challenge: 240,
  /** Questions of the customer area: a page asks up to five, a company shares an address. */
  portal: 1200,
  /** Files of forms: up to ten each. */
  formFile: 120,
} as const;

/** A kind of costly request. */
export type LimitedThing = keyof typeof callsPerMinute;

const holder = globalThis as typeof globalThis & { kmxRateLimits?: Map<LimitedThing, Limiter> };

/** One set for the process: the routes and the pages are bundled apart. */
function limiterOf(thing: LimitedThing): Limiter {
  holder.kmxRateLimits ??= new Map<LimitedThing, Limiter>();
  const known = holder.kmxRateLimits.get(thing);
  if (known) return known;
  const limiter = createLimiter({ name: thing, points: callsPerMinute[thing], durationSeconds: 60 });
  holder.kmxRateLimits.set(thing, limiter);
  return limiter;
}

/** Counts a call; answers the seconds to wait when there were too many from its address, else 0. */
export async function countCall(thing: LimitedThing, headers: Pick<Headers, 'get'>): Promise<number> {
  try {
    await limiterOf(thing).consume(clientAddress(headers));
    return 0;
  } catch (reason) {
    return secondsToWait(reason);
  }
}

/** A route handler that answers 429, and when to come back, to an address that calls too often. */
export const withRateLimit =
  <TRequest extends Request, TRest extends unknown[]>(
    thing: LimitedThing,
    handler: (request: TRequest, ...rest: TRest) => Promise<Response>,
  ) =>
  async (request: TRequest, ...rest: TRest): Promise<Response> => {
    const seconds = await countCall(thing, request.headers);
    return seconds === 0
      ? handler(request, ...rest)
      : jsonError(429, 'Too many requests. Please try again in a minute.', {
          'retry-after': String(seconds),
        });
  };

/** Forgets every call, so that one test does not throttle the next. @usedByTests */
export const resetCalls = (): void => holder.kmxRateLimits?.clear();
