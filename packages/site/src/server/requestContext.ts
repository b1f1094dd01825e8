import { AsyncLocalStorage } from 'node:async_hooks';

import { randomUUID } from 'node:crypto';

interface RequestContext {
  requestId: string;
}

const holder = globalThis as typeof globalThis & { kmxRequests?: AsyncLocalStorage<RequestContext> };

/** One storage for the process: the proxy and the routes are bundled apart. */
const storage = (): AsyncLocalStorage<RequestContext> =>
  (holder.kmxRequests ??= new AsyncLocalStorage<RequestContext>());

export const requestIdHeader = 'x-request-id';

/** The id that a balancer gave the request, if it is one; else a new one. Anything else could forge log lines. */
export function decideRequestId(given: string | null | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs a request's work, so that every log line and every question to a service within carries its id. */
export const runWithRequestId = <T>(requestId: string, work: () => T): T =>
  storage().run({ requestId }, work);

/** The id of the request at hand; none while a cached page is drawn, which belongs to no single request. */
export const currentRequestId = (): string | undefined => storage().getStore()?.requestId;
