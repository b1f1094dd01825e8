import {
  eventFilterQuery,
  eventKinds,
  eventParameters,
  eventPeriods,
  filterEvents,
  type EventFilter,
  type EventKind,
  type EventPeriod,
} from '@kmx/core';
import type { BlockContext } from '../../contract/BlockContext';
import type { EventListing } from '../../contract/lists/EventListing';
import type { FilterBarProps, FilterChip } from '../../shared/FilterBar/FilterBar';
import { filterBarMessages } from '../../shared/FilterBar/FilterBar.messages';
import { listHref } from '../../shared/FilterBar/listHref';
import { eventKindMessages } from '../../shared/messages/eventKind.messages';
import { eventListMessages } from './EventList.messages';

/** Listing with the current period, and whether the reader may change it. */
export interface EventBarInput {
  readonly listing: EventListing;
  readonly filter: EventFilter & { readonly period: EventPeriod };
  readonly canChoosePeriod: boolean;
  readonly context: BlockContext;
}

const toggled = (kinds: readonly EventKind[], kind: EventKind): readonly EventKind[] =>
  kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];

function kindChips({ listing, filter, context }: EventBarInput): readonly FilterChip[] {
  const others = filterEvents(listing.items, { ...filter, kinds: [] }, new Date(listing.now));
  return eventKinds
    .filter((kind) => filter.kinds.includes(kind) || others.some((event) => event.kind === kind))
    .map((kind) => ({
      text: context.intl.formatMessage(eventKindMessages[kind]),
      href: listHref(
        listing.path,
        eventFilterQuery({ ...listing.filter, kinds: toggled(filter.kinds, kind) }),
      ),
      count: others.filter((event) => event.kind === kind).length,
      isChosen: filter.kinds.includes(kind),
    }));
}

const periodChips = ({ listing, filter, context }: EventBarInput): readonly FilterChip[] =>
  eventPeriods.map((period) => ({
    text: context.intl.formatMessage(eventListMessages[period]),
    href: listHref(listing.path, eventFilterQuery({ ...listing.filter, period })),
    isChosen: filter.period === period,
  }));

export function eventFilterBar(input: EventBarInput): Omit<FilterBarProps, 'id' | 'count'> {
  const { listing, filter, canChoosePeriod, context } = input;
  const { intl } = context;
  const inPeriod = filterEvents(
    listing.items,
    { kinds: [], countries: [], text: '', period: filter.period },
    new Date(listing.now),
  );
  const names = new Map(
    inPeriod.flatMap(({ country }) => (country ? [[country.code, country.name] as const] : [])),
  );
  const chips = [
    ...(canChoosePeriod
      ? [{ label: intl.formatMessage(eventListMessages.period), chips: periodChips(input) }]
      : []),
    { label: intl.formatMessage(eventListMessages.kinds), chips: kindChips(input) },
  ];
  return {
    intl,
    action: listing.path,
    chips: chips.filter((row) => row.chips.length > 1),
    selects: [
      {
        name: eventParameters.countries.name,
        label: intl.formatMessage(filterBarMessages.country),
        all: intl.formatMessage(filterBarMessages.everyCountry),
        value: filter.countries[0] ?? '',
        options: [...names]
          .map(([value, label]) => ({ value, label }))
          .sort((one, other) => one.label.localeCompare(other.label, intl.locale)),
      },
    ],
    text: filter.text,
    hiddenFields: [
      ...eventParameters.kinds.format(filter.kinds),
      ...eventParameters.period.format(listing.filter.period),
    ],
    resetHref: eventFilterQuery(listing.filter) === '' ? undefined : listing.path,
  };
}
