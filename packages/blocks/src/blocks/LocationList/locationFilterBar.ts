import {
  countLocationCountries,
  countLocationKinds,
  locationFilterQuery,
  locationParameters,
  type LocationFilter,
  type LocationKind,
} from '@kmx/core';
import type { BlockContext } from '../../contract/BlockContext';
import type { LocationListing } from '../../contract/lists/LocationListing';
import type { FilterBarProps } from '../../shared/FilterBar/FilterBar';
import { filterBarMessages } from '../../shared/FilterBar/FilterBar.messages';
import { listHref } from '../../shared/FilterBar/listHref';
import { locationListMessages } from './LocationList.messages';

const toggled = ({ kinds }: LocationFilter, kind: LocationKind): readonly LocationKind[] =>
  kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];

/** Filters of the location list: kinds as links, country and search text as a form. */
export function locationFilterBar(
  { items, filter, path }: LocationListing,
  { intl }: BlockContext,
): Omit<FilterBarProps, 'id' | 'count'> {
  return {
    intl,
    action: path,
    chips: [
      {
        label: intl.formatMessage(locationListMessages.kinds),
        chips: countLocationKinds(items, filter).map(({ value, count, isChosen }) => ({
          text: intl.formatMessage(locationListMessages[value]),
          href: listHref(path, locationFilterQuery({ ...filter, kinds: toggled(filter, value) })),
          count,
          isChosen,
        })),
      },
    ],
    selects: [
      {
        name: locationParameters.countries.name,
        label: intl.formatMessage(filterBarMessages.country),
        all: intl.formatMessage(filterBarMessages.everyCountry),
        value: filter.countries[0] ?? '',
        options: countLocationCountries(items, filter).map(({ value, name, count }) => ({
          value,
          label: `${name} (${intl.formatNumber(count)})`,
        })),
      },
    ],
    text: filter.text,
    hiddenFields: locationParameters.kinds.format(filter.kinds),
    resetHref: locationFilterQuery(filter) === '' ? undefined : path,
  };
}
