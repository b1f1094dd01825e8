interface ProcessState {
  isStopping: boolean;
  /** Pages that were sent can be sent again while every service is down, also those of an earlier process (docs/adr/0034). */
  hasStoredPages: boolean;
}

const holder = globalThis as typeof globalThis & { kmxProcess?: ProcessState };

/** One for the process: the page server and the routes are bundled apart. */
export const processState = (): ProcessState =>
  (holder.kmxProcess ??= { isStopping: false, hasStoredPages: false });
