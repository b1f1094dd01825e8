import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { originalAddress, originalMethod, originalUrlHeader, preserveRequest } from './originalRequest';

const receive = (url: string, method = 'GET', headers: Record<string, string> = {}) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  Object.assign(request.headers, headers);
  preserveRequest(request);
  return request;
};

/** The request as the proxy receives it. */
const proxied = ({ url = '', method = 'GET', headers }: IncomingMessage) => {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') sent.set(name, value);
  // Next.js reserializes the query with URLSearchParams.
  const given = new URL(url, 'http://localhost:3000');
  given.search = new URLSearchParams(given.search).toString();
  return { url: given.href, method, headers: sent };
};

describe('decision: "the query string is kept"', () => {
  it.each([
    ['/en/a?flag', '/en/a', '?flag'],
    ['/en/a?x=%20y&z=a;b&&c=', '/en/a', '?x=%20y&z=a;b&&c='],
    ['/en/a?x=a+b%2B', '/en/a', '?x=a+b%2B'],
    ['/en/a?', '/en/a', ''],
    ['/en/a?x?y', '/en/a', '?x?y'],
    ['//en///a//?x', '//en///a//', '?x'],
    ['/en/../b?x', '/b', '?x'],
    ['/en\\a', '/en/a', ''],
    ['/en/a?_rsc=1ab2c', '/en/a', ''],
    ['/en/a?x=1&_rsc=1ab2c&flag', '/en/a', '?x=1&flag'],
    ['/en/a?_rsc=1ab2c&flag', '/en/a', '?flag'],
  ])('%s', (url, pathname, search) => {
    expect(originalAddress(proxied(receive(url)))).toMatchObject({ pathname, search });
  });

  it('falls back to the URL if the request was not preserved', () => {
    const request = { url: 'http://localhost:3000/en/a?x', headers: new Headers() };
    expect(originalAddress(request)).toMatchObject({ pathname: '/en/a', search: '?x' });
  });

  it('ignores headers sent by the client', () => {
    const request = receive('/en/a', 'GET', { [originalUrlHeader]: '/en/b' });
    expect(originalAddress(proxied(request))).toMatchObject({ pathname: '/en/a' });
    const absolute = receive('http://localhost:3000/en/a', 'GET', { [originalUrlHeader]: '/en/b' });
    expect(originalAddress(proxied(absolute))).toMatchObject({ pathname: '/en/a' });
  });
});

it.each([
  ['//en//a//?x=//', '/en/a/?x=//'],
  ['/\\evil.test', '/evil.test'],
  ['/en/a', '/en/a'],
])('passes %s to Next.js as %s, which it does not redirect', (url, expected) => {
  expect(receive(url).url).toBe(expected);
});

it.each(['TRACE', 'TRACK', 'POST'])('preserves the method %s', (method) => {
  const given = proxied(receive('/en', method));
  expect(originalMethod(given)).toBe(method);
  expect(() => new Request('http://localhost', { method: given.method })).not.toThrow();
});
