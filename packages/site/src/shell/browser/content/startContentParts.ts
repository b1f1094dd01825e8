const parts = '[data-opening-hours], [data-distance], [data-sortable], [data-price-chart]';

/**
 * Starts opening hours, distances, sortable tables, price charts and filters of products if the page has any; loads their
 * code on demand.
 * Returns a function to call when a page is shown.
 */
export function startContentParts(signal: AbortSignal): () => void {
  return () => {
    if (document.querySelector(parts))
      void import('./contentParts').then(({ showContentParts }) => showContentParts(signal));
    if (document.querySelector('[data-block=product-filters]'))
      void import('../products/liveFilters').then(({ startLiveFilters }) => startLiveFilters(signal));
  };
}
