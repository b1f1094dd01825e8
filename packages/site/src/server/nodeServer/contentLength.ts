import type { ServerResponse } from 'node:http';

/** Carries the length of a body past Next, which removes `Content-Length` from what route handlers return. */
export const contentLengthCarrier = 'x-kmx-content-length';

/** Copies the length of a service's response, if the body arrives as the service sent it. */
export function copyContentLength(headers: Headers, source: Pick<Headers, 'get'>): void {
  const length = source.get('content-length');
  if (length !== null && source.get('content-encoding') === null) headers.set(contentLengthCarrier, length);
}

/** Writes the carried length as `Content-Length`; where the response is compressed, the compression removes it again. */
export function restoreContentLength(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== contentLengthCarrier) return setHeader.call(response, name, value);
    return setHeader.call(response, 'content-length', Array.isArray(value) ? (value[0] ?? '') : value);
  };
}
