import { env } from '../env';
import { retryHeaders } from '../http/answers';
import { contentDisposition, isActiveType } from '../http/contentDisposition';
import { openUpstream } from '../http/openUpstream';

import { productPictureWidths } from './productAssetUrl';

/** As the product service names its files: one segment, in which no other address can hide. */
const namePattern = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/;

/** Names change with their content, so what a name stands for never does. */
const forAYear = 'public, max-age=31536000, immutable';

const passedOn = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const asked = ['if-none-match', 'range', 'if-range'];

const refuse = (status: 400 | 404 | 503, text: string): Response =>
  new Response(text, { status, headers: status === 503 ? retryHeaders : { 'cache-control': 'no-store' } });

/** `linea-240-data-sheet-en.pdf`: what a reader saves is named without the hash of its content. */
const fileNameOf = (name: string) => name.replace(/-[0-9a-f]{10}(?=\.[a-z0-9]+$)/, '');

function decideDisposition(name: string, type: string, isDownload: boolean): string | undefined {
  if (isDownload || isActiveType(type)) return contentDisposition('attachment', fileNameOf(name));
  return type === 'application/pdf' ? contentDisposition('inline', fileNameOf(name)) : undefined;
}

function decideHeaders(name: string, source: Response, isDownload: boolean): Headers {
  const kept = source.status === 416 ? 'no-store' : forAYear;
  const headers = new Headers({ 'cache-control': kept, 'x-content-type-options': 'nosniff' });
  for (const header of passedOn) {
    const value = source.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const disposition = decideDisposition(name, headers.get('content-type') ?? '', isDownload);
  if (disposition !== undefined) headers.set('content-disposition', disposition);
  return headers;
}

function readWidth(parameters: URLSearchParams): string | undefined {
  const width = parameters.get('width');
  if (width === null) return '';
  return productPictureWidths.some((made) => String(made) === width) ? `?width=${width}` : undefined;
}

const headersOf = ({ headers }: Request) =>
  Object.fromEntries(
    asked.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Refused ranges and copies that are still good are told as the service tells them. */
const isTold = ({ ok, status }: Response) => ok || status === 304 || status === 416;

/**
 * `/product-assets/{name}?width=&dl=true`: a picture, film or document of a product, streamed from the product service;
 * with ranges and entity tags. `dl=true` has the browser save it.
 */
export async function openProductAsset(name: string, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = readWidth(searchParams);
  if (query === undefined) return refuse(400, `width is one of ${productPictureWidths.join(', ')}.`);
  const base = env().PRODUCT_URL;
  if (!namePattern.test(name) || base === undefined) return refuse(404, 'There is no such file.');
  const opened = await openUpstream({
    base,
    path: `/assets/${name}${query}`,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers: headersOf(request),
  });
  if (!opened.ok) return refuse(503, 'The file cannot be read at the moment.');
  const source = opened.value;
  if (isTold(source))
    return new Response(source.body, {
      status: source.status,
      headers: decideHeaders(name, source, searchParams.get('dl') === 'true'),
    });
  await source.body?.cancel();
  return source.status >= 500
    ? refuse(503, 'The file cannot be read at the moment.')
    : refuse(404, 'There is no such file.');
}
