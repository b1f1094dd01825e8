// What bundlers and browsers say when a part of the app is not there: webpack ("Loading chunk", "Loading CSS chunk"),
// Turbopack ("Failed to load chunk"), Chromium and Firefox ("dynamically imported module"), WebKit.
const chunkPattern =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script/i;

/** Whether a failure means that a part of the app could not be loaded, as after a new version went live (section 8). */
export const isChunkLoadError = (error: unknown): boolean =>
  chunkPattern.test(
    error instanceof Error ? error.name + error.message : typeof error === 'string' ? error : '',
  );
