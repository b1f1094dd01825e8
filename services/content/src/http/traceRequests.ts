import { decideRequestId, enterRequestId, requestIdHeader } from '@kmx/server/logging';
import { enterTrace, traceparentHeader } from '@kmx/server/tracing';
import { onRequest } from './onRequest';

/** Handles each request in the trace of its caller, and with its id. */
export const traceRequests = (): void =>
  onRequest(({ headers }) => {
    enterTrace(headers[traceparentHeader]?.toString());
    enterRequestId(decideRequestId(headers[requestIdHeader]?.toString()));
  });
