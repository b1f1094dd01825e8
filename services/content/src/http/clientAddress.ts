import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { createClientAddress } from '@kmx/server/http';
import { environment } from '../config/environment';

/** Passes the address to routes, which cannot access the connection; overwrites a header sent by the client. */
export const clientAddressHeader = 'x-kmx-client-address';

/** Next opens its server itself: Node's own channel reports each request before the framework handles it. */
export const setClientAddresses = (): void => {
  const addressOf = createClientAddress(environment.proxyTrust);
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage) request.headers[clientAddressHeader] = addressOf(request);
  });
};
