interface ReadinessInput {
  isStopping: boolean;
  isContentReachable: boolean;
  /** True if pages can be sent without the content service. */
  hasStoredPages: boolean;
}

interface Readiness {
  status: 200 | 503;
  body: { status: 'ready' | 'degraded' | 'not ready' | 'stopping'; content: 'ok' | 'unreachable' };
}

/**
 * Ready means that this process can serve (docs/adr/0039), from the content service or from stored pages. If
 * readiness required the content service, a load balancer would remove all processes during its outage, and
 * with them the stored pages.
 */
export function decideReadiness({
  isStopping,
  isContentReachable,
  hasStoredPages,
}: ReadinessInput): Readiness {
  const content = isContentReachable ? 'ok' : 'unreachable';
  if (isStopping) return { status: 503, body: { status: 'stopping', content } };
  if (isContentReachable) return { status: 200, body: { status: 'ready', content } };
  return hasStoredPages
    ? { status: 200, body: { status: 'degraded', content } }
    : { status: 503, body: { status: 'not ready', content } };
}
