import type { ServerResponse } from 'node:http';

/** Header that carries the length through Next.js, which removes `Content-Length` of route handlers. */
export const contentLengthCarrier = 'x-kmx-content-length';

/** Copies the length of a service's response unless the body is transformed. */
export function copyContentLength(headers: Headers, source: Pick<Headers, 'get'>): void {
  const length = source.get('content-length');
  if (length !== null && source.get('content-encoding') === null) headers.set(contentLengthCarrier, length);
}

/** Restores `Content-Length` from the carrier header; compression removes it again. */
export function restoreContentLength(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== contentLengthCarrier) return setHeader.call(response, name, value);
    return setHeader.call(response, 'content-length', Array.isArray(value) ? (value[0] ?? '') : value);
  };
}
