import { readText } from '../http/readText';
import type { RestHandler } from './restHandler';

const overrideHeaders = ['x-payload-http-method-override', 'x-http-method-override'];
/** Headers of the form, which the GET does not have. */
const formHeaders = [...overrideHeaders, 'content-type', 'content-length', 'transfer-encoding'];
/** The admin lists the ids that a drop-down already shows: room for 3,000 of them, percent-encoded. */
export const maxFormBytes = 256 * 1024;

const isOverriddenGet = ({ method, headers }: Request): boolean =>
  method === 'POST' && overrideHeaders.some((name) => headers.get(name) === 'GET');

const isForm = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded *(;|$)/i.test(headers.get('content-type') ?? '');

const toGet = (request: Request, form: string): Request => {
  const url = new URL(request.url);
  url.search = [url.search.slice(1), form].filter((query) => query !== '').join('&');
  const headers = new Headers(request.headers);
  for (const name of formHeaders) headers.delete(name);
  return new Request(url, { headers, signal: request.signal });
};

/**
 * Resolves a POST that replaces a GET, as the admin's drop-downs send it with their query as a form. Payload would
 * append the form to the address after a second "?", which breaks the last parameter of an address that has a query.
 */
export const withMethodOverride =
  (handler: RestHandler): RestHandler =>
  async (request, context) => {
    if (!isOverriddenGet(request)) return handler(request, context);
    if (!isForm(request))
      return Response.json(
        { errors: [{ message: 'Send the query as application/x-www-form-urlencoded.' }] },
        { status: 415 },
      );
    const form = await readText(request, maxFormBytes);
    if (form === null)
      return Response.json(
        { errors: [{ message: `A query has at most ${maxFormBytes} bytes.` }] },
        { status: 413 },
      );
    return handler(toGet(request, form), context);
  };
