import {
  measurementCookieSeconds,
  visitCookieNames,
  writeScriptCookie,
  type MeasurementSystem,
} from '@kmx/core';

/**
 * Applies the account's measurement system to the whole site: to this page immediately, and to later pages by the
 * visit's cookie.
 */
export function storeMeasurement(system: MeasurementSystem): void {
  writeScriptCookie(visitCookieNames.measurement, system.toLowerCase(), measurementCookieSeconds);
  document.documentElement.dataset.measurement = system;
}
