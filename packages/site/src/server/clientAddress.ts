import type { IncomingMessage } from 'node:http';
import { createClientAddress, createIsFromProxy } from '@kmx/server/http';

import { env } from './env';

/**
 * Passes the address to route handlers, which cannot access the connection; overwrites a header sent by the
 * client.
 */
const clientAddressHeader = 'x-kmx-client-address';

interface ProxyRules {
  addressOf: (request: IncomingMessage) => string;
  isFromProxy: (request: IncomingMessage) => boolean;
  /** Protocol of the site's address, without the colon. */
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

/** Sets address and protocol of the client; uses those reported by a proxy only if TRUST_PROXY lists it. */
export function setClientAddress(request: IncomingMessage): void {
  rules ??= createRules();
  request.headers[clientAddressHeader] = rules.addressOf(request);
  if (!rules.isFromProxy(request)) request.headers['x-forwarded-proto'] = rules.protocol;
}

/** Returns the sender's network address, normalized for rate limiting. */
export const clientAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get(clientAddressHeader) ?? 'unknown';
