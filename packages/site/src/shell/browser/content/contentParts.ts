import { showDistances } from './distance';
import { showOpenStates } from './openingHours';
import { startPriceCharts } from './priceChart';
import { showSortButtons, sortByButton } from './tableSort';

let listening: AbortSignal | undefined;

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const column = target.closest<HTMLElement>('[data-sort-column]');
  if (column) sortByButton(column);
  const place = target.closest<HTMLElement>('[data-distance-ask]')?.closest<HTMLElement>('[data-distance]');
  if (place) showDistances(place);
}

/** Enhances places, tables and charts; adds its listeners only once. */
export function showContentParts(signal: AbortSignal): void {
  if (listening !== signal) document.addEventListener('click', onClick, { signal });
  listening = signal;
  showOpenStates(new Date());
  showSortButtons();
  startPriceCharts();
  if (!('geolocation' in navigator)) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-distance]')) place.hidden = false;
}
