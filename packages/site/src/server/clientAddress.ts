import type { IncomingMessage } from 'node:http';
import { createClientAddress } from '@kmx/server/http';

import { env } from './env';

/** Carries the address to route handlers, which do not see the connection; what a client sends under this name is replaced. */
const clientAddressHeader = 'x-kmx-client-address';

let addressOf: ((request: IncomingMessage) => string) | undefined;

/** Writes down who sent a request, as far as TRUST_PROXY allows to believe what proxies say. */
export function setClientAddress(request: IncomingMessage): void {
  addressOf ??= createClientAddress(env().TRUST_PROXY);
  request.headers[clientAddressHeader] = addressOf(request);
}

/** Network address of the sender of a request, normalized for counting. */
export const clientAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get(clientAddressHeader) ?? 'unknown';
