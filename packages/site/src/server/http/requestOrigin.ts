export interface RequestOrigin {
  /** The host header, port included. */
  currentHost: string;
  protocol: 'http' | 'https';
}

/** The host and protocol that a reader used, as the balancer in front tells them. */
export const requestOrigin = (headers: Pick<Headers, 'get'>): RequestOrigin => ({
  currentHost: headers.get('host') ?? '',
  protocol: headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http',
});
