interface ReadinessInput {
  isStopping: boolean;
  isContentReachable: boolean;
  /** Pages can be sent without the content service. */
  hasStoredPages: boolean;
}

interface Readiness {
  status: 200 | 503;
  body: { status: 'ready' | 'degraded' | 'not ready' | 'stopping'; content: 'ok' | 'unreachable' };
}

/**
 * Ready means that this process can serve (docs/adr/0039): with the content service, or without it what it has served before.
 * A balancer that looked at the content service too would take all processes away at once, and with them every stored page.
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
