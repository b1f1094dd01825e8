import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

const storage = new AsyncLocalStorage<string | null>();

/** The caller's id of a request, if it is one: anything else could forge a line of the log. */
const readRequestId = (request: IncomingMessage): string | null => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : null;
};

/** Runs a request's work, so that whatever is written down within carries its id. */
export const runWithRequestId = <T>(request: IncomingMessage, work: () => T): T =>
  storage.run(readRequestId(request), work);

/** The id of the request at hand; null for one without, and outside of requests. */
export const currentRequestId = (): string | null => storage.getStore() ?? null;
