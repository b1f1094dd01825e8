import { normalizePhrase } from '@kmx/contract/text';
import {
  choiceParameter,
  choicesParameter,
  countriesParameter,
  formatQuery,
  searchTextParameter,
} from '../lists/queryParameters';
import { isChosen } from '../lists/readChoices';
import type { NamedCountry } from '../locations/locationFilter';

import { decideEventPeriod, decideEventSpan, type EventTime } from './eventTime';

export const eventKinds = ['tradeFair', 'openHouse', 'seminar', 'webinar'] as const;

export type EventKind = (typeof eventKinds)[number];

export const eventPeriods = ['upcoming', 'past', 'all'] as const;

export type EventPeriod = (typeof eventPeriods)[number];

export interface CompanyEvent extends EventTime {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly leadText: string | undefined;
  readonly place: string | undefined;
  readonly address: string | undefined;
  readonly country: NamedCountry | undefined;
  readonly stand: string | undefined;
  readonly kind: EventKind;
}

export interface EventFilter {
  readonly kinds: readonly EventKind[];
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  readonly text: string;
  /** Chosen by the reader in a list of all events. */
  readonly period: EventPeriod | undefined;
}

export const eventParameters = {
  kinds: choicesParameter('kind', eventKinds),
  countries: countriesParameter,
  text: searchTextParameter,
  period: choiceParameter('period', eventPeriods),
};

export const parseEventFilter = (query: URLSearchParams): EventFilter => ({
  kinds: eventParameters.kinds.parse(query),
  countries: eventParameters.countries.parse(query),
  text: eventParameters.text.parse(query),
  period: eventParameters.period.parse(query),
});

/** Returns `kind=webinar&country=CH&q=crimp&period=past`; `''` without a filter. */
export const eventFilterQuery = ({ kinds, countries, text, period }: EventFilter): string =>
  formatQuery(
    eventParameters.kinds.format(kinds),
    eventParameters.countries.format(countries),
    eventParameters.text.format(text),
    eventParameters.period.format(period),
  );

const isInPeriod = (event: EventTime, period: EventPeriod, now: Date): boolean => {
  switch (period) {
    case 'all':
      return true;
    case 'past':
      return decideEventPeriod(event, now) === 'past';
    case 'upcoming':
      return decideEventPeriod(event, now) !== 'past';
  }
};

const containsText = (
  { title, leadText, place, address, country, stand }: CompanyEvent,
  query: string,
): boolean => {
  const text = normalizePhrase(
    [title, leadText, place, address, country?.name, stand].filter(Boolean).join(' '),
  );
  return normalizePhrase(query)
    .split(' ')
    .every((word) => text.includes(word));
};

/** Returns the events that match: upcoming ones with the next first, past ones with the latest first. */
export function filterEvents<Event extends CompanyEvent>(
  events: readonly Event[],
  { kinds, countries, text, period = 'upcoming' }: EventFilter,
  now: Date,
): readonly Event[] {
  const direction = period === 'past' ? -1 : 1;
  return events
    .filter(
      (event) =>
        isInPeriod(event, period, now) &&
        isChosen(kinds, [event.kind]) &&
        isChosen(countries, event.country ? [event.country.code] : []) &&
        containsText(event, text),
    )
    .sort((one, other) => direction * (Date.parse(one.startDate) - Date.parse(other.startDate)));
}

export interface EventMonth<Event> {
  /** `2027-03`. */
  readonly month: string;
  readonly events: readonly Event[];
}

/** Groups sorted events by the month in which they begin. */
export function groupEventsByMonth<Event extends EventTime>(
  events: readonly Event[],
): readonly EventMonth<Event>[] {
  const monthOf = (event: Event) => decideEventSpan(event).firstDay.slice(0, 7);
  const months = [...new Set(events.map(monthOf))];
  return months.map((month) => ({ month, events: events.filter((event) => monthOf(event) === month) }));
}
