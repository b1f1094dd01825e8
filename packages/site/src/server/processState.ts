interface ProcessState {
  isStopping: boolean;
  /**
   * Stored pages, including those of an earlier process, can be sent while every service is down
   * (docs/adr/0034).
   */
  hasStoredPages: boolean;
}

const holder = globalThis as typeof globalThis & { kmxProcess?: ProcessState };

/** Global, because the page server and the routes are separate bundles. */
export const processState = (): ProcessState =>
  (holder.kmxProcess ??= { isStopping: false, hasStoredPages: false });
