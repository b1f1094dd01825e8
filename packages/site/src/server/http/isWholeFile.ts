import { toMediaType } from './decideFileDelivery';

/**
 * Tells a file of a service from a page that something in between sent with status 200: the type has to be one that is expected,
 * and the length known, so that what breaks off is noticed. Neither is told with a 304 or a 416.
 */
export function isWholeFile(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  isExpectedType: (mediaType: string) => boolean,
): boolean {
  if (status === 304 || status === 416) return true;
  if (status !== 200 && status !== 206) return false;
  return (
    isExpectedType(toMediaType(headers.get('content-type'))) && Number(headers.get('content-length')) > 0
  );
}
