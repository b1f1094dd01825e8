import { request, type IncomingHttpHeaders } from 'node:http';

import { at, siteUrl } from './addresses';

/** Response of the site, without following redirects. */
export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Absolute target of a redirect; `undefined` for any other response. */
  destination: string | undefined;
}

export interface SiteRequestOptions {
  host?: string;
  headers?: Record<string, string>;
}

/** Sends a request to one of the site's hosts. The path is sent unchanged, unlike in browsers and the URL class. */
export function sendRequest(
  path: string,
  { host = 'localhost', headers = {} }: SiteRequestOptions = {},
): Promise<SiteResponse> {
  const { hostname, port } = new URL(siteUrl);
  const options = { hostname, port, path, headers: { host: new URL(at(host, '/')).host, ...headers } };
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { location } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
          destination: location === undefined ? undefined : new URL(location, at(host, '/')).href,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Returns an address of the documentation range in a separate network, so that each test has its own rate limit. */
export const freshAddress = (): string =>
  `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:${(Date.now() % 0xffff).toString(16)}::1`;

/** Returns the `href` values of the links in the main part of a document. */
export const linksOfMain = (html: string): string[] => {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href);
};
