const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Checks If-None-Match with weak comparison (RFC 9110, 13.1.2). */
export const isEtagKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(withoutWeakness).includes(etag);
