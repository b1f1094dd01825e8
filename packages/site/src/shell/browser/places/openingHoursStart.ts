const parts = '[data-opening-hours], [data-distance], [data-sortable]';

/**
 * Opening hours, distances and sortable tables, where the server wrote some: what they take is loaded only then. Answers with
 * what to do when a page was shown.
 */
export function startPlaceParts(signal: AbortSignal): () => void {
  return () => {
    if (!document.querySelector(parts)) return;
    void import('./openingHoursParts').then(({ showPlaceParts }) => showPlaceParts(signal));
  };
}
