import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** Trusted proxies in front of a process: a number of hops, networks in CIDR notation, or none. */
export type ProxyTrust = number | readonly string[];

const maxHops = 10;

/** Named networks that `proxy-addr` supports in addition to CIDR. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const width = isIP(address) === 6 ? 128 : 32;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
  return isIP(address) > 0 && isPrefix && rest.length === 0;
}

/** Format of `TRUST_PROXY`, for error messages. */
export const proxyTrustForm =
  'must be a number of proxies (0 to 10), or networks separated by commas, such as 10.0.0.0/8, loopback';

/** Parses `TRUST_PROXY`; undefined if invalid. Without a value, no proxy is trusted. */
export function parseProxyTrust(text: string | undefined): ProxyTrust | undefined {
  if (text === undefined || text.trim() === '') return 0;
  if (/^\d+$/.test(text.trim())) return Number(text) <= maxHops ? Number(text) : undefined;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Normalizes an address for rate limiting: an IPv6 subscriber has 2^64 addresses in one network, so only the network is
 * counted.
 */
export function normalizeAddress(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const between = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: between }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

type Trust = (address: string, hop: number) => boolean;

const createTrust = (trust: ProxyTrust): Trust =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : proxyAddress.compile([...trust]);

/** Creates a function that checks whether a trusted proxy sent a request, so that its headers can be used. */
export function createIsFromProxy(trust: ProxyTrust): (request: IncomingMessage) => boolean {
  const isTrusted = createTrust(trust);
  return ({ socket: { remoteAddress } }) => remoteAddress !== undefined && isTrusted(remoteAddress, 0);
}

/**
 * Creates a function that returns the address of a client, normalized for rate limiting. `X-Forwarded-For` is evaluated
 * from its end; the first entry that is not a trusted proxy is the client.
 */
export function createClientAddress(trust: ProxyTrust): (request: IncomingMessage) => string {
  const isTrusted = createTrust(trust);
  return (request) => {
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined) return 'unknown';
    return normalizeAddress(readForwarded(request, isTrusted) ?? remoteAddress);
  };
}

function readForwarded(request: IncomingMessage, isTrusted: Trust): string | undefined {
  try {
    const address = proxyAddress(request, isTrusted);
    return isIP(address) > 0 ? address : undefined;
  } catch {
    // Not an address, where networks are compared.
    return undefined;
  }
}
