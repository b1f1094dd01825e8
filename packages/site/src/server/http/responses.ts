/** Time in seconds in which a restarting service usually recovers. */
const retryAfterSeconds = 10;

/** Headers of a response while a service is down. */
export const retryHeaders = {
  'retry-after': String(retryAfterSeconds),
  'cache-control': 'no-store',
} as const;

/** Responds with an error as JSON in one sentence; uncached. */
export const jsonError = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Responds with 503 and Retry-After while a service is down. */
export const jsonUnavailable = (error: string): Response => jsonError(503, error, retryHeaders);
