import { normalizePhrase } from '@kmx/contract/text';
import {
  choicesParameter,
  countriesParameter,
  formatQuery,
  searchTextParameter,
} from '../lists/queryParameters';
import { isChosen } from '../lists/readChoices';

import type { GeoPoint } from './distanceInKm';
import type { OpeningSchedule } from './openingHours';

export const locationKinds = [
  'headquarters',
  'plant',
  'sales',
  'service',
  'training',
  'distributor',
] as const;

export type LocationKind = (typeof locationKinds)[number];

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

export interface CompanyLocation extends OpeningSchedule {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kinds: readonly LocationKind[];
  readonly street: string | undefined;
  readonly zip: string | undefined;
  readonly city: string | undefined;
  readonly region: string | undefined;
  readonly country: NamedCountry | undefined;
  readonly position: GeoPoint | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly website: string | undefined;
  readonly note: string | undefined;
}

export interface LocationFilter {
  readonly kinds: readonly LocationKind[];
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  readonly text: string;
}

export const locationParameters = {
  kinds: choicesParameter('kind', locationKinds),
  countries: countriesParameter,
  text: searchTextParameter,
};

export const parseLocationFilter = (query: URLSearchParams): LocationFilter => ({
  kinds: locationParameters.kinds.parse(query),
  countries: locationParameters.countries.parse(query),
  text: locationParameters.text.parse(query),
});

/** Returns `kind=service&country=CH&q=zug`; `''` without a filter. */
export const locationFilterQuery = ({ kinds, countries, text }: LocationFilter): string =>
  formatQuery(
    locationParameters.kinds.format(kinds),
    locationParameters.countries.format(countries),
    locationParameters.text.format(text),
  );

const containsText = (location: CompanyLocation, query: string): boolean => {
  const { name, street, zip, city, region, country } = location;
  const text = normalizePhrase([name, street, zip, city, region, country?.name].filter(Boolean).join(' '));
  return normalizePhrase(query)
    .split(' ')
    .every((word) => text.includes(word));
};

export const filterLocations = (
  locations: readonly CompanyLocation[],
  { kinds, countries, text }: LocationFilter,
): readonly CompanyLocation[] =>
  locations.filter(
    (location) =>
      isChosen(kinds, location.kinds) &&
      isChosen(countries, location.country ? [location.country.code] : []) &&
      containsText(location, text),
  );

/** Sorts by country, then headquarters first, then by name; `language` is the reader's. */
export function sortLocations(
  locations: readonly CompanyLocation[],
  language: string,
): readonly CompanyLocation[] {
  const { compare } = new Intl.Collator(language);
  const rank = ({ kinds }: CompanyLocation) => (kinds.includes('headquarters') ? 0 : 1);
  return [...locations].sort(
    (one, other) =>
      compare(one.country?.name ?? '', other.country?.name ?? '') ||
      rank(one) - rank(other) ||
      compare(one.name, other.name),
  );
}

export interface CountedChoice {
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

export function countLocationKinds(
  locations: readonly CompanyLocation[],
  filter: LocationFilter,
): readonly (CountedChoice & { readonly value: LocationKind })[] {
  const others = filterLocations(locations, { ...filter, kinds: [] });
  return locationKinds
    .filter((kind) => locations.some(({ kinds }) => kinds.includes(kind)))
    .map((value) => ({
      value,
      count: others.filter(({ kinds }) => kinds.includes(value)).length,
      isChosen: filter.kinds.includes(value),
    }));
}

export function countLocationCountries(
  locations: readonly CompanyLocation[],
  filter: LocationFilter,
): readonly (CountedChoice & { readonly name: string })[] {
  const others = filterLocations(locations, { ...filter, countries: [] });
  const names = new Map(
    locations.flatMap(({ country }) => (country ? [[country.code, country.name] as const] : [])),
  );
  return [...names].map(([value, name]) => ({
    value,
    name,
    count: others.filter(({ country }) => country?.code === value).length,
    isChosen: filter.countries.includes(value),
  }));
}
