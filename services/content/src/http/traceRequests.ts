import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { enterTrace, traceparentHeader } from '@kmx/server/tracing';

/** Next opens its server itself: Node's own channel reports each request before the framework handles it. */
export const traceRequests = (): void =>
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage) enterTrace(request.headers[traceparentHeader]?.toString());
  });
