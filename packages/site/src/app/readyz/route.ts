import { env } from '@/server/env';

export const dynamic = 'force-dynamic';

const probeTimeoutMs = 2000;

/** Ready: the content service answers too. */
export async function GET() {
  const isReachable = await fetch(`${env().CONTENT_URL}/healthz`, {
    signal: AbortSignal.timeout(probeTimeoutMs),
    cache: 'no-store',
  }).then(
    (response) => response.ok,
    () => false,
  );
  const status = { content: isReachable ? 'ok' : 'unreachable' };
  return Response.json(status, { status: isReachable ? 200 : 503 });
}
