import { decideRequestId, enterRequestId, requestIdHeader } from '@kmx/server/logging';
import { enterTrace, traceparentHeader } from '@kmx/server/tracing';
import { onRequest } from './onRequest';

export const traceRequests = (): void =>
  onRequest(({ headers }) => {
    enterTrace(headers[traceparentHeader]?.toString());
    enterRequestId(decideRequestId(headers[requestIdHeader]?.toString()));
  });
