import {
  isPlainClick,
  measurementCookieSeconds,
  parseMeasurementSystem,
  readScriptCookie,
  visitCookieNames,
  writeScriptCookie,
  type MeasurementSystem,
} from '@kmx/core';

import { announce } from './dom/announce';
import { delegate } from './dom/delegate';

const choices = () => document.querySelectorAll<HTMLElement>('[data-measurement-choice]');

function storeMeasurement(system: MeasurementSystem): void {
  writeScriptCookie(visitCookieNames.measurement, system.toLowerCase(), measurementCookieSeconds);
}

/** Updates download links, because files contain the selected system only. */
function showInFiles(system: MeasurementSystem): void {
  for (const file of document.querySelectorAll<HTMLAnchorElement>('a[data-measurement-file]')) {
    const url = new URL(file.href);
    url.searchParams.set('measurement', system.toLowerCase());
    file.href = url.href;
  }
}

/** The page contains both systems; the attribute selects one. */
function show(system: MeasurementSystem): void {
  document.documentElement.dataset.measurement = system;
  showInFiles(system);
  for (const choice of choices()) {
    if (choice.dataset.measurementChoice === system) choice.setAttribute('aria-current', 'true');
    else choice.removeAttribute('aria-current');
  }
}

/**
 * Switches the measurement system in place (section 4) for links with `data-measurement-choice`. Returns a
 * function to call when a page is shown: the reader's choice overrides that of a cached page.
 */
export function startMeasurementSwitch(signal: AbortSignal): () => void {
  const handleClick = (link: HTMLElement, event: MouseEvent) => {
    const system = parseMeasurementSystem(link.dataset.measurementChoice);
    if (!system || !isPlainClick(event)) return;
    event.preventDefault();
    storeMeasurement(system);
    show(system);
    announce(link.dataset.announcement ?? link.textContent);
  };
  delegate('click', '[data-measurement-choice]', handleClick, { signal });
  return () => {
    const system = parseMeasurementSystem(readScriptCookie(visitCookieNames.measurement));
    if (system) show(system);
  };
}
