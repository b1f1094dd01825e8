import { brandImage } from '@kmx/core';

import { env } from '../env';
import { respondWithoutFile, statusWithoutFile } from '../fileNotice/respondWithoutFile';
import { setFileHeaders, strictHeaders } from '../http/fileHeaders';
import { isFailureType, isWholeFile } from '../http/isWholeFile';
import { maxPictureWaitingMs, openUpstream } from '../http/openUpstream';
import { log } from '../log';
import { copyContentLength } from '../nodeServer/contentLength';

import { productPictureWidths } from './productAssetUrl';

/** File name of the product service: a single path segment, so that no other path can be reached. */
const namePattern = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/;

/** File names contain a content hash, so files never change. */
const forAYear = 'public, max-age=31536000, immutable';

const passedOn = ['content-range', 'accept-ranges', 'etag', 'last-modified'];
const requested = ['if-none-match', 'range', 'if-range'];

const rejectForm = () =>
  new Response(`width is one of ${productPictureWidths.join(', ')}, format is avif.`, {
    status: 400,
    headers: { ...strictHeaders, 'cache-control': 'no-store' },
  });

/** Removes the content hash for the name of a saved file: `linea-240-data-sheet-en.pdf`. */
const fileNameOf = (name: string) => name.replace(/-[0-9a-f]{10}(?=\.[a-z0-9]+$)/, '');

/** Expected prefix of the content type by file extension. */
const typesByEnding: Readonly<Record<string, string>> = {
  avif: 'image/',
  gif: 'image/',
  jpeg: 'image/',
  jpg: 'image/',
  mp4: 'video/',
  pdf: 'application/pdf',
  png: 'image/',
  svg: 'image/',
  webm: 'video/',
  webp: 'image/',
};

const expectedType = (name: string) => typesByEnding[name.split('.').at(-1) ?? ''];

const isTypeOf = (name: string) => (mediaType: string) => {
  const expected = expectedType(name);
  return expected === undefined ? !isFailureType(mediaType) : mediaType.startsWith(expected);
};

function createHeaders(name: string, source: Response, isDownload: boolean): Headers {
  // The requested image format is still being generated, and this response is temporary.
  const isPassing = source.headers.get('cache-control')?.includes('no-store') ?? false;
  const stored = source.status === 416 || isPassing ? 'no-store' : forAYear;
  const headers = new Headers({ 'cache-control': stored, 'x-content-type-options': 'nosniff' });
  for (const header of passedOn) {
    const value = source.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  copyContentLength(headers, source.headers);
  if (source.status === 206) headers.append('cache-control', 'no-transform');
  const storedType = source.headers.get('content-type');
  if (source.status === 416) headers.set('content-security-policy', strictHeaders['content-security-policy']);
  // A 304 without a content type leaves the client's copy unchanged.
  else if (storedType !== null)
    setFileHeaders(headers, { fileName: fileNameOf(name), storedType, isDownload });
  return headers;
}

/** Returns the query for the product service; `undefined` for an unsupported image size or format. */
function readForm(parameters: URLSearchParams): string | undefined {
  const form = new URLSearchParams();
  const width = parameters.get('width');
  const height = parameters.get('height');
  const format = parameters.get('format');
  if (width !== null) form.set('width', width);
  if (height !== null) form.set('height', height);
  if (format !== null) form.set('format', format);
  const isMade =
    (width === null || productPictureWidths.some((made) => String(made) === width)) &&
    (height === null || height === String(brandImage.height)) &&
    (format === null || format === 'avif');
  if (!isMade) return undefined;
  return form.size > 0 ? `?${form.toString()}` : '';
}

const headersOf = ({ headers }: Request) =>
  Object.fromEntries(
    requested.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Forwards 304 and 416 (invalid ranges) as well. */
const isForwarded = ({ ok, status }: Response) => ok || status === 304 || status === 416;

/**
 * `/product-assets/{name}?width=&format=avif&dl=true`: streams an image, video or document from the product
 * service, with ranges and entity tags. `dl=true` forces a download.
 */
export async function openProductAsset(name: string, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = readForm(searchParams);
  if (query === undefined) return rejectForm();
  const base = env().PRODUCT_URL;
  if (!namePattern.test(name) || base === undefined) return respondWithoutFile(request, 404);
  const opened = await openUpstream({
    base,
    path: `/assets/${name}${query}`,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers: headersOf(request),
    ...(expectedType(name) === 'image/' && { maxWaitingMs: maxPictureWaitingMs }),
  });
  if (!opened.ok) return respondWithoutFile(request, 503);
  const source = opened.value;
  if (isForwarded(source) && isWholeFile(source, isTypeOf(name)))
    return new Response(source.body, {
      status: source.status,
      headers: createHeaders(name, source, searchParams.get('dl') === 'true'),
    });
  await source.body?.cancel();
  if (isForwarded(source)) log('warn', 'A successful response did not contain the file.', { name });
  return respondWithoutFile(request, statusWithoutFile(source.status));
}
