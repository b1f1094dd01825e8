const parts = '[data-opening-hours], [data-distance], [data-sortable], [data-price-chart]';

/**
 * Starts opening hours, distances, sortable tables and price charts if the page has any; loads their code on demand.
 * Returns a function to call when a page is shown.
 */
export function startContentParts(signal: AbortSignal): () => void {
  return () => {
    if (!document.querySelector(parts)) return;
    void import('./contentParts').then(({ showContentParts }) => showContentParts(signal));
  };
}
