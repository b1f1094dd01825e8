import { secondsToWait, type Limiter } from '@kmx/server/limits';

import { clientAddress } from '../clientAddress';
import { createLimiter } from '../limits/createLimiter';

import { jsonError } from './responses';

/** Calls per minute and address for requests that are far more expensive than a cached page. */
export const callsPerMinute = {
  /** Results, suggestions and excerpts: up to a second of CPU time. */
  search: 300,
  /** Fast typing causes six requests per second. */
  suggest: 600,
  /** Wire lists as files: parsing 1 MB takes up to a second. */
  upload: 60,
  /** Lists rendered per query: trying filters causes one request per second. */
  list: 600,
  /** "Not found" responses; beyond the limit they are plain text. */
  missing: 300,
  /** Comparisons, wire checks, share prices and dates as files, and names of compared products. */
  download: 240,
  /** Form submissions; the readers of a company may share an address. */
  form: 60,
  /** Requested when a form is first focused. */
  challenge: 240,
  /** Queries of the customer area: up to five per page, and a company may share an address. */
  portal: 1200,
  /** Uploads of forms: up to ten each. */
  formFile: 120,
} as const;

export type LimitedOperation = keyof typeof callsPerMinute;

const holder = globalThis as typeof globalThis & { kmxRateLimits?: Map<LimitedOperation, Limiter> };

/** Global, because the routes and the pages are separate bundles. */
function limiterOf(thing: LimitedOperation): Limiter {
  holder.kmxRateLimits ??= new Map<LimitedOperation, Limiter>();
  const known = holder.kmxRateLimits.get(thing);
  if (known) return known;
  const limiter = createLimiter({ name: thing, points: callsPerMinute[thing], durationSeconds: 60 });
  holder.kmxRateLimits.set(thing, limiter);
  return limiter;
}

/** Counts a call; returns the seconds to wait if the address exceeds its limit, otherwise 0. */
export async function countCall(thing: LimitedOperation, headers: Pick<Headers, 'get'>): Promise<number> {
  try {
    await limiterOf(thing).consume(clientAddress(headers));
    return 0;
  } catch (reason) {
    return secondsToWait(reason);
  }
}

/** Wraps a route handler to respond with 429 and Retry-After above the limit. */
export const withRateLimit =
  <TRequest extends Request, TRest extends unknown[]>(
    thing: LimitedOperation,
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

/** Resets all limits between tests. @usedByTests */
export const resetCalls = (): void => holder.kmxRateLimits?.clear();
