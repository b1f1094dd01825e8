import { request, type IncomingHttpHeaders } from 'node:http';

import { siteUrl } from './addresses';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a path unchanged with any method; browsers and `fetch` would normalise `..`. */
export function sendRaw(path: string, { method = 'GET' }: { method?: string } = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const requested = request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
      response.on('error', reject);
    });
    requested.on('error', reject);
    requested.end();
  });
}
