// Messages of bundlers and browsers for missing chunks: webpack ("Loading chunk", "Loading CSS chunk"), Turbopack
// ("Failed to load chunk"), Chromium and Firefox ("dynamically imported module"), WebKit.
const chunkPattern =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script/i;

/** Such errors occur after a deployment (section 8). */
export const isChunkLoadError = (error: unknown): boolean =>
  chunkPattern.test(
    error instanceof Error ? error.name + error.message : typeof error === 'string' ? error : '',
  );
