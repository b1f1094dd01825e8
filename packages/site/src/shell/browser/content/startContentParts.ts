/** Code of parts that few pages have, by the elements that need it. */
const parts: readonly (readonly [selector: string, load: (signal: AbortSignal) => Promise<void>])[] = [
  [
    '[data-opening-hours], [data-distance], [data-sortable], [data-price-chart]',
    async (signal) => (await import('./contentParts')).showContentParts(signal),
  ],
  [
    '[data-block=product-filters]',
    async (signal) => (await import('../products/liveFilters')).startLiveFilters(signal),
  ],
  ['[data-share]', async (signal) => (await import('./share')).showShareButtons(signal)],
];

/**
 * Starts opening hours, distances, sortable tables, price charts, filters of products and buttons for sharing if the page
 * has any; loads their code on demand. Returns a function to call when a page is shown.
 */
export function startContentParts(signal: AbortSignal): () => void {
  return () => {
    for (const [selector, load] of parts) if (document.querySelector(selector)) void load(signal);
  };
}
