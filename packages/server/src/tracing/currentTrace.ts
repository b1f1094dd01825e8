import { AsyncLocalStorage } from 'node:async_hooks';
import { continueTrace, traceIdOf, traceparentHeader } from './traceparent';

const holder = globalThis as typeof globalThis & { kmxTraces?: AsyncLocalStorage<string> };

/** Global, because the bundles of a program share it. */
const storage = (): AsyncLocalStorage<string> => (holder.kmxTraces ??= new AsyncLocalStorage<string>());

/** Runs a handler in the trace of its header `traceparent`, or in a new one. */
export const runWithTrace = <T>(given: string | null | undefined, work: () => T): T =>
  storage().run(continueTrace(given), work);

/** Same for the rest of the current request, if its handler cannot be wrapped. */
export const enterTrace = (given: string | null | undefined): void =>
  storage().enterWith(continueTrace(given));

/** Returns the trace id of the current request; undefined outside of requests. */
export const currentTraceId = (): string | undefined => {
  const traceparent = storage().getStore();
  return traceparent && traceIdOf(traceparent);
};

/** Returns the header that continues the current trace in another service; empty outside of requests. */
export const traceHeaders = (): { [traceparentHeader]?: string } => {
  const traceparent = storage().getStore();
  return traceparent ? { [traceparentHeader]: traceparent } : {};
};
