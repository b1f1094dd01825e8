import type { IncomingMessage } from 'node:http';
import { createClientAddress, createIsFromProxy } from '@kmx/server/http';

import { env } from './env';

/** Carries the address to route handlers, which do not see the connection; what a client sends under this name is replaced. */
const clientAddressHeader = 'x-kmx-client-address';

interface ProxyRules {
  addressOf: (request: IncomingMessage) => string;
  isFromProxy: (request: IncomingMessage) => boolean;
  /** Of the site's own address, without the colon. */
  protocol: string;
}

let rules: ProxyRules | undefined;

function createRules(): ProxyRules {
  const { TRUST_PROXY, SITE_URL } = env();
  return {
    addressOf: createClientAddress(TRUST_PROXY),
    isFromProxy: createIsFromProxy(TRUST_PROXY),
    protocol: new URL(SITE_URL).protocol.slice(0, -1),
  };
}

/** Sets address and protocol of the client; those that a proxy reports count if TRUST_PROXY names the proxy. */
export function setClientAddress(request: IncomingMessage): void {
  rules ??= createRules();
  request.headers[clientAddressHeader] = rules.addressOf(request);
  if (!rules.isFromProxy(request)) request.headers['x-forwarded-proto'] = rules.protocol;
}

/** Network address of the sender of a request, normalized for counting. */
export const clientAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get(clientAddressHeader) ?? 'unknown';
