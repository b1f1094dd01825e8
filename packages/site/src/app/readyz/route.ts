import { decideReadiness } from '@/server/decideReadiness';
import { env } from '@/server/env';
import { processState } from '@/server/processState';

export const dynamic = 'force-dynamic';

/**
 * Shorter than the timeout of load balancers, so that a hanging content service does not make this process
 * look dead.
 */
const probeTimeoutMs = 500;

/** Readiness: this process can serve; the body reports the content service. */
export async function GET() {
  const isContentReachable = await fetch(`${env().CONTENT_URL}/healthz`, {
    signal: AbortSignal.timeout(probeTimeoutMs),
    cache: 'no-store',
  }).then(
    (response) => response.ok,
    () => false,
  );
  const { status, body } = decideReadiness({ ...processState(), isContentReachable });
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
