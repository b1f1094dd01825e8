import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '../config/environment';

/** Scripts and styles are not restricted, because the framework writes them inline without a nonce. */
const adminPolicy = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** Headers that do not come from the build: they depend on the address with which the service is started. */
export const createSecurityHeaders = (
  path: string,
  { publicUrl }: { publicUrl: string },
): Readonly<Record<string, string>> => ({
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  }),
  ...(/^\/admin(?:[/?]|$)/.test(path) && {
    'Content-Security-Policy': adminPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
  ...(/^\/api\/users\/logout(?:[/?]|$)/.test(path) && { 'Clear-Site-Data': '"cache", "storage"' }),
});

/** Next opens its server itself: Node's own channel reports each request before the framework handles it. */
export const addSecurityHeaders = (): void =>
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && 'response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    for (const [name, value] of Object.entries(createSecurityHeaders(request.url ?? '', environment)))
      response.setHeader(name, value);
  });
