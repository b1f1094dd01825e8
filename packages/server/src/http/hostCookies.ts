import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeHead } from './beforeHead';

/** Browsers accept a cookie of this name only from the host itself, over TLS, and for all paths (RFC 6265bis). */
const prefix = '__Host-';

const nameOf = (cookie: string): string => cookie.split('=', 1)[0]?.trim() ?? '';

/** Removes the prefix, and cookies without it: a neighbouring host could have set them. */
const readCookies = (header: string, names: ReadonlySet<string>): string =>
  header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => !names.has(nameOf(cookie)))
    .map((cookie) =>
      cookie.startsWith(prefix) && names.has(nameOf(cookie).slice(prefix.length))
        ? cookie.slice(prefix.length)
        : cookie,
    )
    .join('; ');

const writeCookie = (cookie: string, names: ReadonlySet<string>): string => {
  const isSecure = /;\s*secure\b/i.test(cookie);
  return `${names.has(nameOf(cookie)) ? prefix : ''}${cookie}${isSecure ? '' : '; Secure'}`;
};

type Value = number | string | readonly string[] | undefined;

const writeCookies = (value: Value, names: ReadonlySet<string>): string[] =>
  [value ?? []].flat().map((cookie) => writeCookie(String(cookie), names));

/**
 * Gives cookies the prefix `__Host-` between browser and server, so that handlers use their plain names, and makes all
 * cookies Secure. Applied to each request before it is handled, where browsers reach the server over TLS. The cookies
 * with the prefix need the path "/".
 */
export const createHostCookies = (cookieNames: readonly string[]) => {
  const names = new Set(cookieNames);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { cookie } = request.headers;
    if (cookie !== undefined) request.headers.cookie = readCookies(cookie, names);
    beforeHead(response, (_status, given) => {
      for (const name of Object.keys(given).filter((one) => one.toLowerCase() === 'set-cookie'))
        given[name] = writeCookies(given[name], names);
      if (response.hasHeader('set-cookie'))
        response.setHeader('set-cookie', writeCookies(response.getHeader('set-cookie'), names));
    });
  };
};
