import { z } from 'zod';
import { limits } from '@kmx/core';
import { operations } from '@kmx/portal/operations';

import { bearerHeaders } from '../customer/bearerHeaders';
import { customerKeyHeaders } from '../customer/customerKeyHeaders';
import { isSignedOutResponse } from '../customer/isSignedOutResponse';
import { env } from '../env';
import { fetchService } from '../fetchService';
import { isOwnRequest } from '../http/isOwnRequest';
import { parseJson } from '../http/parseJson';
import { readLimitedText } from '../http/readLimitedText';
import { jsonError, jsonUnavailable } from '../http/responses';
import { log } from '../log';

const maxPayloadBytes = 200 * 1024;
/** The longest response is a list of all users as CSV. */
const maxResponseBytes = 8 * 1024 * 1024;

const payloadSchema = z.object({
  /** Id of a portal document: `sha256:` and its hash. */
  operation: z.string().max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** Forwarded headers of the browser (portal, section 7): access token and debug level. */
const ownHeaders = ({ headers }: Request): Record<string, string> => {
  const debugLevel = headers.get('x-debug-level');
  return { ...bearerHeaders(headers), ...(debugLevel !== null && { 'x-debug-level': debugLevel }) };
};

async function forward(address: string, body: string, request: Request): Promise<Response> {
  const response = await fetchService(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...customerKeyHeaders(),
      ...ownHeaders(request),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(2 * limits.serverTimeoutMs),
  });
  const text = await response.text();
  const isOurFault = response.status === 401 && !isSignedOutResponse(text);
  if (response.status >= 500 || isOurFault || text.length > maxResponseBytes || parseJson(text) === undefined)
    throw new Error(`The customer service responded with ${response.status}.`);
  return new Response(text, {
    status: response.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/**
 * `POST /api/customer` {operation, variables}: forwards one of the portal's own queries to the customer
 * service ("The proxies under /api forward an allow-list of operations"). The service decides access.
 */
export async function handlePortalData(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site ask here.');
  const address = env().CUSTOMER_URL;
  if (address === undefined) return jsonUnavailable('There is no customer service.');
  const text = await readLimitedText(request, maxPayloadBytes);
  if (text === undefined) return jsonError(413, 'The question is too long.');
  const payload = payloadSchema.safeParse(parseJson(text)).data;
  if (!payload) return jsonError(400, 'Expected JSON with operation and variables.');
  if (!Object.hasOwn(operations, payload.operation))
    return jsonError(400, 'This operation is not known here.');
  const query = operations[payload.operation];
  try {
    return await forward(address, JSON.stringify({ query, variables: payload.variables }), request);
  } catch (error) {
    log('warn', 'A query of the customer area failed.', {}, error);
    return jsonUnavailable('The customer service does not answer.');
  }
}
