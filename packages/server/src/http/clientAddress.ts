import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** Proxies before a process that are believed: so many hops, networks in CIDR notation, or none. */
export type ProxyTrust = number | readonly string[];

const maxHops = 10;

/** Names that `proxy-addr` knows beside networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const width = isIP(address) === 6 ? 128 : 32;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
  return isIP(address) > 0 && isPrefix && rest.length === 0;
}

/** How `TRUST_PROXY` is written; for messages about a wrong one. */
export const proxyTrustForm =
  'must be a number of proxies (0 to 10), or networks separated by commas, such as 10.0.0.0/8, loopback';

/** Reads `TRUST_PROXY`; undefined where it cannot be read. Without it no proxy is believed. */
export function parseProxyTrust(text: string | undefined): ProxyTrust | undefined {
  if (text === undefined || text.trim() === '') return 0;
  if (/^\d+$/.test(text.trim())) return Number(text) <= maxHops ? Number(text) : undefined;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** The address that is counted: a subscriber of IPv6 has 2^64 addresses, and the network is the same for all of them. */
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

/** Creates the function that decides whether a trusted proxy sent a request, so that its headers count. */
export function createIsFromProxy(trust: ProxyTrust): (request: IncomingMessage) => boolean {
  const isTrusted = createTrust(trust);
  return ({ socket: { remoteAddress } }) => remoteAddress !== undefined && isTrusted(remoteAddress, 0);
}

/**
 * Creates the function that returns the address of a client, normalized for counting. `X-Forwarded-For` counts only as far as trusted proxies
 * wrote it: read from its end, the first entry that no trusted proxy has is the client.
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
    // An entry that is no address, where networks are compared.
    return undefined;
  }
}
