/** Validates the environment at start instead of on the first request, then notifies the search of the start. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./server/env');
  env();
  const { notifySearchOfStart } = await import('./server/search/notifySearch');
  // Not awaited: pages do not depend on the search.
  void notifySearchOfStart();
}
