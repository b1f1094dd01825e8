import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { createClientAddress, createIsFromProxy, normalizeAddress, parseProxyTrust } from './clientAddress';

function requestFrom(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

const client = '203.0.113.7';

describe('createClientAddress', () => {
  it.each([
    ['no proxy is trusted by default', undefined, client, '198.51.100.1', client],
    ['no proxy is trusted with 0', '0', client, '198.51.100.1, 198.51.100.2', client],
    ['one proxy wrote the last entry', '1', '10.0.0.1', `198.51.100.1, ${client}`, client],
    ['two proxies wrote two', '2', '10.0.0.1', `198.51.100.1, ${client}, 10.0.0.2`, client],
    ['a proxy without the header is the client', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['a network is believed', '10.0.0.0/8', '10.0.0.1', `198.51.100.1, ${client}, 10.9.9.9`, client],
    ['a client outside of it is not', '10.0.0.0/8', client, '198.51.100.1', client],
    ['several networks', '10.0.0.0/8, loopback', '127.0.0.1', `${client}, 10.1.1.1`, client],
    ['an entry that is no address', '10.0.0.0/8', '10.0.0.1', 'nonsense', '10.0.0.1'],
    ['the same by hops', '1', '10.0.0.1', 'nonsense', '10.0.0.1'],
    ['a socket that is closed', '1', undefined, client, 'unknown'],
    ['a subscriber of IPv6', '1', '10.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ])('%s', (_name, setting, remote, forwarded, expected) => {
    const trust = parseProxyTrust(setting);
    expect(createClientAddress(trust ?? 0)(requestFrom(remote, forwarded))).toBe(expected);
  });
});

describe('createIsFromProxy', () => {
  it.each([
    [undefined, '10.0.0.1', false],
    ['1', '10.0.0.1', true],
    ['10.0.0.0/8', '10.0.0.1', true],
    ['10.0.0.0/8', client, false],
    ['1', undefined, false],
  ])('with %j, a request from %s is from a proxy: %j', (setting, remote, expected) => {
    const trust = parseProxyTrust(setting);
    expect(createIsFromProxy(trust ?? 0)(requestFrom(remote))).toBe(expected);
  });
});

describe('parseProxyTrust', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.0.1 , fd00::/8,uniquelocal', ['10.0.0.1', 'fd00::/8', 'uniquelocal']],
    ['11', undefined],
    ['-1', undefined],
    ['true', undefined],
    ['10.0.0.0/33', undefined],
    ['10.0.0.0/8/8', undefined],
    ['10.0.0.0/8,', undefined],
    ['proxy.example.com', undefined],
  ])('parses %j to %j', (text, expected) => {
    expect(parseProxyTrust(text)).toEqual(expected);
  });
});

describe('normalizeAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['unknown', 'unknown'],
  ])('normalizes %s to %s', (address, expected) => {
    expect(normalizeAddress(address)).toBe(expected);
  });
});
