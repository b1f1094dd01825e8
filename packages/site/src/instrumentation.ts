/** Checks the environment when the process starts, and not with the first visitor; then keeps the search's index up to date. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./server/env');
  env();
  const { startSearchIndexing } = await import('./server/search/searchIndexing');
  // In the background: pages do not wait for the index.
  void startSearchIndexing();
}
