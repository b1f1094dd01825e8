export interface RequestOrigin {
  /** Host header including the port. */
  currentHost: string;
  protocol: 'http' | 'https';
}

/** Returns the host and protocol that a reader used, as reported by a load balancer. */
export const requestOrigin = (headers: Pick<Headers, 'get'>): RequestOrigin => ({
  currentHost: headers.get('host') ?? '',
  protocol: headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http',
});
