import { z } from 'zod';
import { isLocalHost } from './localAddress.mjs';

/** Common variable of all programs that connect to databases, caches or buckets. */
export const plainConnectionVariables = z.object({
  ALLOW_PLAIN_CONNECTIONS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
});

/** Modes in which the driver encrypts, and verifies the certificate. */
const tlsModes = ['require', 'verify-ca', 'verify-full'];

/** Sockets of the machine have no host, or a folder as their host. */
const isThisMachine = (host: string): boolean => /^(?:|\/.*|%2F.*)$/i.test(host) || isLocalHost(host);

/** Checks if an address leads to another machine. */
export const isRemote = (address: string): boolean =>
  URL.canParse(address) && !isThisMachine(new URL(address).hostname);

/** Describes how to encrypt a connection to another machine; undefined for encrypted and local ones. */
function describeRemedy(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, searchParams } = new URL(address);
  switch (protocol) {
    case 'postgres:':
    case 'postgresql:':
      return isThisMachine(searchParams.get('host') ?? hostname) ||
        tlsModes.includes(searchParams.get('sslmode') ?? '')
        ? undefined
        : 'add sslmode=verify-full';
    case 'redis:':
      return isThisMachine(hostname) ? undefined : 'use rediss:';
    case 's3:': {
      const endpoint = searchParams.get('endpoint') ?? '';
      return endpoint.startsWith('http:') && isRemote(endpoint) ? 'use an endpoint with https:' : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns a sentence for each variable whose connection would leave this machine without TLS (ASVS 12.3.1). */
export function findPlainConnections(variables: object): string[] {
  if (Reflect.get(variables, 'ALLOW_PLAIN_CONNECTIONS') === '1') return [];
  return Object.entries(variables).flatMap(([name, value]) => {
    const remedy = typeof value === 'string' ? describeRemedy(value) : undefined;
    return remedy === undefined
      ? []
      : [
          `${name} is not usable: the connection to another machine is not encrypted; ${remedy}, or set ALLOW_PLAIN_CONNECTIONS=1 in a private network.`,
        ];
  });
}
