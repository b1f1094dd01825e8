import { measurementCookieSeconds, visitCookieNames, type MeasurementSystem } from '@kmx/core';

/**
 * Applies the account's measurement system to the whole site: to this page immediately, and to later pages by the
 * visit's cookie.
 */
export function storeMeasurement(system: MeasurementSystem): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const pair = `${visitCookieNames.measurement}=${system.toLowerCase()}`;
  document.cookie = `${pair}; Max-Age=${measurementCookieSeconds}; Path=/; SameSite=Lax${secure}`;
  document.documentElement.dataset.measurement = system;
}
