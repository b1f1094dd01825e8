import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addDefaultPolicies, dataPolicy } from '@kmx/server/http';
import { environment } from '../config/environment';
import { createAdminPolicy } from './contentSecurityPolicy';
import { onRequest } from './onRequest';

const policyName = 'content-security-policy';

interface Settings {
  publicUrl: string;
  siteUrl: string;
  nonce: string;
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** Headers that do not come from the build: they depend on the address with which the service is started. */
export const createSecurityHeaders = (
  path: string,
  { publicUrl, siteUrl, nonce }: Settings,
): Readonly<Record<string, string>> => ({
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
  ...(/^\/admin(?:[/?]|$)/.test(path) && {
    [policyName]: createAdminPolicy({ nonce, siteUrl, isDevelopment }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }),
  ...(/^\/api\/users\/logout(?:[/?]|$)/.test(path) && { 'clear-site-data': '"cache", "storage"' }),
});

const secure = (request: IncomingMessage, response: ServerResponse): void => {
  const nonce = randomBytes(16).toString('base64');
  const headers = createSecurityHeaders(request.url ?? '', { ...environment, nonce });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Next.js reads the nonce from this header of the request; a client must not set one.
  request.headers[policyName] = headers[policyName];
  addDefaultPolicies(response, dataPolicy);
};

export const addSecurityHeaders = (): void => onRequest(secure);
