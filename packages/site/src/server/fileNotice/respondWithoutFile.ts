import type { LanguagePreference } from '@kmx/core';

import { strictHeaders } from '../http/fileHeaders';
import { retryHeaders } from '../http/responses';

import { createNoticeResponse, createPlainNotice, noticeLanguage, type FileNotice } from './fileNotice';
import { placeholderPicture } from './placeholderPicture';

export const readLanguagePreference = ({
  url,
  headers,
}: Pick<Request, 'url' | 'headers'>): LanguagePreference => ({
  requested: new URL(url).searchParams.get('l'),
  acceptLanguage: headers.get('accept-language'),
});

/** Derives the format from the Accept header, which differs between images and pages. */
function decideForm(headers: Headers): 'picture' | 'page' | 'text' {
  const accept = headers.get('accept') ?? '';
  if (headers.get('sec-fetch-dest') === 'image' || accept.startsWith('image/')) return 'picture';
  return accept.includes('text/html') ? 'page' : 'text';
}

/** Responds with a notice as an HTML page, or as plain text. */
export const respondWithNotice = (request: Request, notice: FileNotice): Response =>
  createNoticeResponse(notice, {
    language: noticeLanguage(readLanguagePreference(request)),
    wantsHtml: decideForm(request.headers) === 'page',
  });

function respondWithPlaceholder(status: 404 | 503): Response {
  return new Response(placeholderPicture, {
    status,
    headers: {
      ...strictHeaders,
      'content-type': 'image/svg+xml',
      vary: 'accept, sec-fetch-dest',
      ...(status === 503 ? retryHeaders : { 'cache-control': 'no-store' }),
    },
  });
}

/**
 * Maps the error status of a service. 400, 403, 404 and 410 mean that there is no such file (Payload responds with 403
 * without access); others, such as 401 or 429, mean that the service is misconfigured or busy.
 */
export const statusWithoutFile = (sourceStatus: number): 404 | 503 =>
  [400, 403, 404, 410].includes(sourceStatus) ? 404 : 503;

/** Responds in place of a file or image that does not exist (404) or is unavailable (503); uncached. */
export async function respondWithoutFile(request: Request, status: 404 | 503): Promise<Response> {
  if (decideForm(request.headers) === 'picture') return respondWithPlaceholder(status);
  return respondWithNotice(
    request,
    await createPlainNotice(status, noticeLanguage(readLanguagePreference(request))),
  );
}
