const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names an entity tag; weak and strong ones are compared alike (RFC 9110, 13.1.2). */
export const isEtagKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(withoutWeakness).includes(etag);
