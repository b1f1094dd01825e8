import { toMediaType } from '@kmx/core';

/** Pages and JSON are what gateways send instead of a file. */
export const isFailureType = (mediaType: string): boolean =>
  mediaType === '' || /^text\/(?:html|xml)$|json$|xhtml/.test(mediaType);

/**
 * Tells a file of a service from a page that something in between sent with status 200: the type has to be one that is expected,
 * and the body not empty. A body without a length is sent in chunks, which tell when it breaks off. A 304 and a 416 have neither.
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
