import type { Enhancement } from '../Enhancement';

import { showDistances } from './distance';
import { showOpenStates } from './openingHours';
import { startPriceCharts } from './priceChart';
import { showSortButtons, sortByButton } from './tableSort';

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const column = target.closest<HTMLElement>('[data-sort-column]');
  if (column) sortByButton(column);
  const place = target.closest<HTMLElement>('[data-distance-ask]')?.closest<HTMLElement>('[data-distance]');
  if (place) showDistances(place);
}

function showElements(): void {
  showOpenStates(new Date());
  showSortButtons();
  startPriceCharts();
  if (!('geolocation' in navigator)) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-distance]')) place.hidden = false;
}

/** Enhances opening hours, distances, sortable tables and price charts. */
export const startContentElements: Enhancement = (signal) => {
  document.addEventListener('click', onClick, { signal });
  return showElements;
};
