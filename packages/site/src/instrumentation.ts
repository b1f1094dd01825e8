/**
 * Validates the environment at start instead of on the first request, then starts updates of the search
 * index.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./server/env');
  env();
  const { startSearchIndexing } = await import('./server/search/searchIndexing');
  // Not awaited: pages do not depend on the index.
  void startSearchIndexing();
}
