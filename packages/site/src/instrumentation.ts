/** Checks the environment when the process starts, and not with the first visitor; then keeps the search's index up to date. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { env },
    { hideInternalAddress },
    { allowSlowUploads },
    { restoreContentLength },
    { preserveRequests },
    { protectDocuments },
    pages,
  ] = await Promise.all([
    import('./server/env'),
    import('./server/hideInternalAddress'),
    import('./server/http/allowSlowUploads'),
    import('./server/nodeServer/contentLength'),
    import('./server/nodeServer/originalRequest'),
    import('./server/security/protectDocuments'),
    import('./server/content/pageInvalidations'),
  ]);
  env();
  hideInternalAddress();
  allowSlowUploads();
  restoreContentLength();
  preserveRequests();
  // The cache of rendered pages finds it, and cannot make it.
  pages.pageInvalidations();
  // While pages are written the framework compiles in the browser, and writes its tools into every document.
  if (process.env.NODE_ENV === 'production') protectDocuments();
  const { startSearchIndexing } = await import('./server/search/searchIndexing');
  // In the background: pages do not wait for the index.
  void startSearchIndexing();
}
