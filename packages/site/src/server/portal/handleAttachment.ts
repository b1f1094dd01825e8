import { decideFileDelivery, uploadIdPattern } from '@kmx/core';
import { bearerHeaders } from '../customer/bearerHeaders';
import { customerKeyHeaders } from '../customer/customerKeyHeaders';
import { isSignedOutResponse } from '../customer/isSignedOutResponse';
import { env } from '../env';
import { isOwnRequest } from '../http/isOwnRequest';
import { openUpstream } from '../http/openUpstream';
import { jsonError, jsonUnavailable } from '../http/responses';
import { log } from '../log';

/**
 * Always downloaded: an upload of a customer must not be rendered in this origin. The service provides the
 * file name.
 */
function createHeaders({ headers: source }: Response): Headers {
  const { contentType, contentSecurityPolicy } = decideFileDelivery(source.get('content-type'), true);
  const named = source.get('content-disposition') ?? '';
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-disposition': named.startsWith('attachment') ? named : 'attachment',
    'content-security-policy': contentSecurityPolicy,
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
  });
  const length = source.get('content-length');
  if (length !== null) headers.set('content-length', length);
  return headers;
}

const unavailable = () => jsonUnavailable('The file cannot be read at the moment.');

/**
 * `GET /api/customer/attachments/{id}`: streams an attachment of a ticket from the customer service, which
 * decides access by the access token.
 */
export async function handleAttachment(id: string, request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site ask here.');
  const bearer = bearerHeaders(request.headers);
  if (bearer.authorization === undefined) {
    log('warn', 'An attachment was denied: the request has no access token.', { id });
    return jsonError(401, 'Please sign in.');
  }
  const base = env().CUSTOMER_URL;
  if (base === undefined) return jsonUnavailable('There is no customer service.');
  if (!uploadIdPattern.test(id)) return jsonError(404, 'There is no such file.');
  const opened = await openUpstream({
    base,
    path: `/attachments/${id}`,
    method: 'GET',
    headers: { ...customerKeyHeaders(), ...bearer },
  });
  if (!opened.ok) return unavailable();
  const source = opened.value;
  if (source.ok) return new Response(source.body, { status: 200, headers: createHeaders(source) });
  if (source.status === 401)
    return isSignedOutResponse(await source.text()) ? jsonError(401, 'Please sign in.') : unavailable();
  await source.body?.cancel();
  return source.status >= 500 ? unavailable() : jsonError(404, 'There is no such file.');
}
