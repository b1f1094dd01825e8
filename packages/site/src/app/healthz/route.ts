/** Liveness: the process responds. */
export function GET() {
  return Response.json({ status: 'ok' });
}
