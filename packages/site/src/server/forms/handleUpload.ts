import { limits } from '@kmx/core';

import { bearerHeaders } from '../customer/bearerHeaders';
import { removeUpload } from '../customer/removeUpload';
import { sendUpload } from '../customer/sendUpload';
import type { UploadOutcome, UploadRejectionCode } from '../customer/uploadResponse';
import { isOwnRequest } from '../http/isOwnRequest';
import { countCall } from '../http/rateLimit';
import { jsonError, retryHeaders } from '../http/responses';

/** Allowance for the multipart envelope around the file. */
const envelopeBytes = 64 * 1024;

const rejectionStatus: Readonly<Record<UploadRejectionCode, number>> = {
  tooLarge: 413,
  notAllowed: 415,
  empty: 415,
  broken: 400,
  infected: 422,
  tooComplex: 422,
};

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

function respondOutcome(outcome: UploadOutcome): Response {
  switch (outcome.kind) {
    case 'stored':
      return json(201, outcome.upload);
    case 'rejected':
      return json(rejectionStatus[outcome.code], { code: outcome.code });
    case 'signedOut':
      return jsonError(401, 'Please sign in.');
    case 'unavailable':
      return json(503, { kind: 'unavailable' }, retryHeaders);
  }
}

/** Rejects a request before its body is read; returns undefined if it is acceptable. */
async function rejectWith({ headers }: Request): Promise<Response | undefined> {
  if (!isOwnRequest(headers)) return jsonError(403, 'Only pages of this site send files.');
  const retryAfterSeconds = await countCall('formFile', headers);
  if (retryAfterSeconds > 0)
    return json(429, { kind: 'tooMany', retryAfterSeconds }, { 'retry-after': String(retryAfterSeconds) });
  if (Number(headers.get('content-length') ?? 0) > limits.uploadMaxBytes + envelopeBytes)
    return json(413, { code: 'tooLarge' });
  return undefined;
}

/**
 * `POST /api/uploads`: streams one file to the customer service without buffering it ("at most 100 MB",
 * portal, section 5).
 */
export async function handleUpload(request: Request): Promise<Response> {
  const rejection = await rejectWith(request);
  if (rejection) return rejection;
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !contentType.startsWith('multipart/form-data')) return json(400, { code: 'broken' });
  const outcome = await sendUpload({
    chunks: request.body,
    contentType,
    contentLength: request.headers.get('content-length') ?? undefined,
    // Uploads of public pages are anonymous.
    bearer: bearerHeaders(request.headers),
    signal: request.signal,
  });
  return respondOutcome(outcome);
}

const removalStatuses: readonly number[] = [204, 404, 409];

/** `DELETE /api/uploads/{id}`: removes a file that has not been submitted yet. */
export async function handleUploadRemoval(request: Request, id: string): Promise<Response> {
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site remove files.');
  const status = await removeUpload(id, bearerHeaders(request.headers));
  if (!removalStatuses.includes(status)) return json(503, { kind: 'unavailable' }, retryHeaders);
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
