import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../../toolkit/src/http/send';
import { brandHeight, pictureFormats, pictureWidths, type Asset, type AssetStore } from './assetStore';
import { parseRange } from './parseRange';

/** A name changes with its content, so responses are immutable. */
const yearOfSeconds = 31_536_000;

const parseWidth = (text: string | null): number | null | 'rejected' =>
  text === null ? null : (pictureWidths.find((width) => String(width) === text) ?? 'rejected');

const parseFormat = (text: string | null) =>
  text === null ? null : (pictureFormats.find((format) => format === text) ?? 'rejected');

/** PDF viewers need more permissions than other files, see `decideFileDelivery`. */
const policyOf = (mimeType: string): string =>
  mimeType === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox; frame-ancestors 'none'";

const headersOf = ({ mimeType, etag, isPassing }: Asset) => ({
  'content-type': mimeType,
  'content-security-policy': policyOf(mimeType),
  etag,
  'cache-control': isPassing ? 'no-store' : `public, max-age=${yearOfSeconds}, immutable`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
});

const isUnchanged = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()));

const sendAsset = (request: IncomingMessage, response: ServerResponse, asset: Asset): void => {
  const { bytes, etag } = asset;
  const headers = headersOf(asset);
  if (isUnchanged(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();
  const isRangeOfThis = (request.headers['if-range'] ?? etag) === etag;
  const range = isRangeOfThis ? parseRange(request.headers.range, bytes.byteLength) : null;
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'content-range': `bytes */${bytes.byteLength}` }).end();
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  const contentRange = range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes.byteLength}` };
  response.writeHead(range ? 206 : 200, { ...headers, ...contentRange, 'content-length': part.byteLength });
  response.end(request.method === 'HEAD' ? undefined : part);
};

/**
 * GET and HEAD /assets/{name}?width=&format=avif: images and documents, with ETag, Range and a cache lifetime of a
 * year.
 */
export const handleAsset = async (
  store: AssetStore,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendJson(response, 405, { message: 'Ask with GET or HEAD.' }, { allow: 'GET, HEAD' });
  const width = parseWidth(url.searchParams.get('width'));
  if (width === 'rejected')
    return sendJson(response, 400, { message: `width is one of ${pictureWidths.join(', ')}.` });
  const height = url.searchParams.get('height');
  if (height !== null && height !== String(brandHeight))
    return sendJson(response, 400, { message: `height is ${brandHeight}.` });
  const format = parseFormat(url.searchParams.get('format'));
  if (format === 'rejected')
    return sendJson(response, 400, { message: `format is one of ${pictureFormats.join(', ')}.` });
  const asset = await store.read(url.pathname.slice('/assets/'.length), {
    width,
    height: height === null ? null : brandHeight,
    format,
  });
  if (!asset) return sendJson(response, 404, { message: 'There is no such file.' });
  sendAsset(request, response, asset);
};
