import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const holder = globalThis as typeof globalThis & { kmxRequestIds?: AsyncLocalStorage<string> };

/** Global, because the bundles of a program share it. */
const storage = (): AsyncLocalStorage<string> => (holder.kmxRequestIds ??= new AsyncLocalStorage<string>());

export const requestIdHeader = 'x-request-id';

/** Adopts a valid request id of a caller or a load balancer, or creates one. Other values could forge log lines. */
export const decideRequestId = (given: string | null | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Runs a handler so that its log lines and requests to services carry the request id. */
export const runWithRequestId = <T>(requestId: string, work: () => T): T => storage().run(requestId, work);

/** Same for the rest of the current request, if its handler cannot be wrapped. */
export const enterRequestId = (requestId: string): void => storage().enterWith(requestId);

/** Returns the id of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => storage().getStore();
