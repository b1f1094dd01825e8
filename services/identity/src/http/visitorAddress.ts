import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** A subscriber of IPv6 has 2^64 addresses: their network stands for all of them. */
export const foldAddress = (address: string): string => {
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
};

/** The visitor's network address; behind a proxy the last entry of `x-forwarded-for`, which that proxy wrote. */
export const visitorAddress = ({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string => {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim();
  if (isBehindProxy && forwarded) return foldAddress(forwarded);
  return foldAddress(socket.remoteAddress ?? 'unknown');
};
