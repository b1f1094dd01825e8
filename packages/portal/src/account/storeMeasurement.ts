import { measurementCookieSeconds, visitCookieNames, type MeasurementSystem } from '@kmx/core';

/** Lets the whole site measure as the account does: by the visit's cookie from the next page on, and on this page at once. */
export function storeMeasurement(system: MeasurementSystem): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const pair = `${visitCookieNames.measurement}=${system.toLowerCase()}`;
  document.cookie = `${pair}; Max-Age=${measurementCookieSeconds}; Path=/; SameSite=Lax${secure}`;
  document.documentElement.dataset.measurement = system;
}
