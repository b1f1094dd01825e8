import { decideOpenState, parseSchedule, toZonedTime, zoneOffset } from '@kmx/core';

import { pageLocale } from './pageLocale';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats "17:00" like the table beside it, with the weekday if it is not today. */
function timeName(moment: Date, now: Date, timeZone: string): string {
  const isToday = toZonedTime(moment, timeZone).date === toZonedTime(now, timeZone).date;
  return new Intl.DateTimeFormat(pageLocale(), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(isToday ? {} : { weekday: 'short' }),
  }).format(moment);
}

/** The reader's local time, if it differs from the place's. */
function ownTime(moment: Date, now: Date, timeZone: string, pattern: string): string {
  const own = ownZone();
  if (zoneOffset(moment, own) === zoneOffset(moment, timeZone)) return '';
  return ` (${pattern.replace('{time}', timeName(moment, now, own))})`;
}

function showOpenState(place: HTMLElement, now: Date): void {
  const schedule = parseSchedule(place.dataset.openingHours ?? '');
  if (!schedule) return;
  const list = place.closest<HTMLElement>('[data-open]');
  const { open = '', closed = '', closedLong = '', ownTime: pattern = '' } = list?.dataset ?? {};
  const state = decideOpenState(schedule, now);
  const moment = state.kind === 'open' ? state.closesAt : state.opensAt;
  const text = state.kind === 'open' ? open : closed;
  const { timeZone } = schedule;
  place.dataset.state = state.kind;
  place.textContent = moment
    ? text.replace('{time}', timeName(moment, now, timeZone)) + ownTime(moment, now, timeZone, pattern)
    : closedLong;
  place.hidden = false;
}

/**
 * Shows at each place (`data-opening-hours`) if it is open and until when, in its time zone and the reader's. The list around
 * the places has the texts.
 */
export function showOpenStates(now: Date): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-opening-hours]'))
    showOpenState(place, now);
}
