import { toMediaType } from '@kmx/core';

/** Content types of error pages that gateways send. */
export const isFailureType = (mediaType: string): boolean =>
  mediaType === '' || /^text\/(?:html|xml)$|json$|xhtml/.test(mediaType);

/**
 * Distinguishes a file from an error page that an intermediary sent with status 200: the type must be
 * expected and the body not empty. Chunked bodies have no length, but detect truncation. 304 and 416 have no
 * body.
 */
export function isWholeFile(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  isExpectedType: (mediaType: string) => boolean,
): boolean {
  if (status === 304 || status === 416) return true;
  if (status !== 200 && status !== 206) return false;
  const length = headers.get('content-length');
  return isExpectedType(toMediaType(headers.get('content-type'))) && (length === null || Number(length) > 0);
}
