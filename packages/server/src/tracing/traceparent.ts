import { randomUUID } from 'node:crypto';

/** Header of the trace context (W3C Trace Context, 3.2): version, trace id, parent id and flags. */
export const traceparentHeader = 'traceparent';

/** Versions after 00 may append fields to the flags. */
const form =
  /^(?!ff)(?!00-.{53})[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-.*)?$/;

/**
 * 32 hexadecimal digits, the last 14 of them random, as the standard recommends. Node.js generates the bytes of UUIDs
 * in batches, which is far cheaper than single random bytes.
 */
const createId = () => randomUUID().replaceAll('-', '');

const createSpanId = () => createId().slice(16);

/** Starts a trace. The flag "sampled" is not set, because nothing is recorded here. */
export const createTraceparent = (): string => `00-${createId()}-${createSpanId()}-00`;

/**
 * Continues the trace of a caller with an id of our own as parent (W3C Trace Context, 3.4), or starts one if the header
 * is missing or invalid. Other values could forge log lines.
 */
export const continueTrace = (given: string | null | undefined): string => {
  const [, traceId, flags] = form.exec(given ?? '') ?? [];
  return traceId && flags ? `00-${traceId}-${createSpanId()}-${flags}` : createTraceparent();
};

/** Returns the trace id of a valid `traceparent`. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
