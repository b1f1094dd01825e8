import { startOnDemand } from '../dom/startOnDemand';

/** Enhancements that few pages need. */
export const contentEnhancements = [
  startOnDemand(
    '[data-opening-hours], [data-distance], [data-sortable], [data-price-chart]',
    async () => (await import('./contentElements')).startContentElements,
  ),
  startOnDemand(
    '[data-block=product-filters]',
    async () => (await import('../products/liveFilters')).startLiveFilters,
  ),
  startOnDemand('[data-share]', async () => (await import('./share')).startShareButtons),
];
