/** Seconds after which a service that restarts is likely to answer again. */
const retryAfterSeconds = 10;

/** What a reader is told when a service behind the site cannot answer. */
export const retryHeaders = {
  'retry-after': String(retryAfterSeconds),
  'cache-control': 'no-store',
} as const;

/** A failure as JSON, in one sentence; never kept by a cache. */
export const jsonError = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** The answer while a service behind the site is down: 503, and when to ask again. */
export const jsonUnavailable = (error: string): Response => jsonError(503, error, retryHeaders);
