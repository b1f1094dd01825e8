import { AsyncLocalStorage } from 'node:async_hooks';

import { randomUUID } from 'node:crypto';

interface RequestContext {
  requestId: string;
}

const holder = globalThis as typeof globalThis & { kmxRequests?: AsyncLocalStorage<RequestContext> };

/** Global, because the proxy and the routes are separate bundles. */
const storage = (): AsyncLocalStorage<RequestContext> =>
  (holder.kmxRequests ??= new AsyncLocalStorage<RequestContext>());

export const requestIdHeader = 'x-request-id';

/** Adopts a valid request id of a load balancer, or creates one. Other values could forge log lines. */
export function decideRequestId(given: string | null | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs a handler so that its log lines and service requests carry the request id. */
export const runWithRequestId = <T>(requestId: string, work: () => T): T =>
  storage().run({ requestId }, work);

/** Returns the id of the current request; undefined while a cached page is rendered. */
export const currentRequestId = (): string | undefined => storage().getStore()?.requestId;
