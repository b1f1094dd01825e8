/** Shared caches store a page for 30 minutes, and serve it stale for another 30 while revalidating. */
const lifetimeSeconds = 1800;

const publicCache = `s-maxage=${lifetimeSeconds}, stale-while-revalidate=${lifetimeSeconds}`;

/** Returns the `Cache-Control` of a page for everyone: shared caches store it at most until it ends. */
export function decidePublicCache(
  { endsAt }: { readonly endsAt?: number | undefined },
  nowMs: number,
): string {
  if (endsAt === undefined) return publicCache;
  const remainingSeconds = Math.max(0, Math.floor((endsAt - nowMs) / 1000));
  if (remainingSeconds >= 2 * lifetimeSeconds) return publicCache;
  return `s-maxage=${Math.min(lifetimeSeconds, remainingSeconds)}`;
}
