import { distanceInKm, kilometresToMiles, type GeoPoint } from '@kmx/core';

import { announce } from '../dom/announce';

import { pageLocale } from './pageLocale';

/** Rounded, because the reader's position is imprecise. */
function distanceName(kilometres: number, system: string | undefined): string {
  const isImperial = system === 'Imperial';
  return new Intl.NumberFormat(pageLocale(), {
    style: 'unit',
    unit: isImperial ? 'mile' : 'kilometer',
    maximumFractionDigits: 0,
  }).format(isImperial ? kilometresToMiles(kilometres) : kilometres);
}

interface MeasuredLocation {
  readonly entry: HTMLElement;
  readonly kilometres: number;
}

const nameOf = (entry: HTMLElement) => entry.querySelector('h2, h3');

/** Reads the position, "48.31 14.29"; places without one come last. */
function measure(entry: HTMLElement, from: GeoPoint): MeasuredLocation {
  const [latitude, longitude] = (entry.dataset.location ?? '').split(' ').map(Number);
  if (latitude === undefined || longitude === undefined) return { entry, kilometres: Infinity };
  return { entry, kilometres: distanceInKm(from, { latitude, longitude }) };
}

/** Shows the distance after the name of the entry. */
function write({ entry, kilometres }: MeasuredLocation, system: string | undefined): void {
  entry.querySelector('[data-location-distance]')?.remove();
  if (kilometres === Infinity) return;
  const label = document.createElement('span');
  label.dataset.locationDistance = '';
  label.textContent = distanceName(kilometres, system);
  nameOf(entry)?.after(label);
}

/** Sorts the entries of a list by distance and returns the status message. */
export function sortByDistance(list: Element, from: GeoPoint, control: HTMLElement): string {
  const { done = '' } = control.dataset;
  // The reader may have changed the system after the page was rendered.
  const system = document.documentElement.dataset.measurement ?? control.dataset.distance;
  const places = [...list.querySelectorAll<HTMLElement>(':scope > [data-location]')]
    .map((entry) => measure(entry, from))
    .sort((one, other) => one.kilometres - other.kilometres);
  for (const place of places) write(place, system);
  list.append(...places.map(({ entry }) => entry));
  const [nearest] = places;
  if (!nearest || nearest.kilometres === Infinity) return '';
  return done
    .replace('{name}', nameOf(nearest.entry)?.textContent ?? '')
    .replace('{distance}', distanceName(nearest.kilometres, system));
}

/**
 * Requests the reader's position, sorts the list by it and announces the result. The position is not sent
 * anywhere.
 */
export function showDistances(control: HTMLElement): void {
  const show = (text: string) => {
    const note = control.querySelector('[data-distance-note]');
    if (note) note.textContent = text;
    announce(text);
  };
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      const list = control.parentElement?.querySelector('[data-locations]');
      if (list) show(sortByDistance(list, { latitude, longitude }, control));
    },
    () => show(control.dataset.rejected ?? ''),
    { maximumAge: 600_000, timeout: 15_000 },
  );
}
