import type { CompanyLocation, OpeningHours } from '@kmx/core';
import type { LocationListFragment } from '../../__generated__/graphql';
import type { LocationListing } from '../../contract/lists/LocationListing';

export const locationListMock = {
  __typename: 'LocationList',
  id: 'locationList-mock',
  title: 'Locations',
  text: 'Sales and service in the time zone of your line.',
  hasMap: true,
} satisfies LocationListFragment;

const hours: readonly OpeningHours[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '08:00', closes: '12:00' },
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '13:00', closes: '17:00' },
];

type Essentials = Pick<CompanyLocation, 'name' | 'kinds' | 'country' | 'timeZone'>;

const location = (essentials: Essentials, latitude: number, longitude: number): CompanyLocation => {
  const slug = essentials.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    id: slug,
    slug,
    street: 'Industriestrasse 6',
    zip: '6036',
    city: essentials.name,
    region: undefined,
    position: { latitude, longitude },
    phone: '+41 41 455 04 55',
    email: `${slug}@example.com`,
    website: undefined,
    note: undefined,
    openingHours: hours,
    closedDays: [],
    ...essentials,
  };
};

const swiss = { country: { code: 'CH', name: 'Switzerland' }, timeZone: 'Europe/Zurich' };

export const locationListingMock: LocationListing = {
  items: [
    location(
      {
        name: 'São Paulo',
        kinds: ['distributor'],
        country: { code: 'BR', name: 'Brazil' },
        timeZone: 'America/Sao_Paulo',
      },
      -23.55,
      -46.63,
    ),
    location(
      {
        name: 'Shanghai',
        kinds: ['plant', 'sales'],
        country: { code: 'CN', name: 'China' },
        timeZone: 'Asia/Shanghai',
      },
      31.23,
      121.47,
    ),
    {
      ...location({ name: 'Dierikon', kinds: ['headquarters', 'plant', 'training'], ...swiss }, 47.1, 8.37),
      website: 'https://example.com/dierikon',
      note: 'Visitors report at gate 2.',
      closedDays: [{ date: '2027-08-02', label: 'Works holiday' }],
    },
    location({ name: 'Rotkreuz', kinds: ['service'], ...swiss }, 47.14, 8.43),
    location({ name: 'Genève', kinds: ['sales'], ...swiss }, 46.2, 6.14),
    location(
      {
        name: 'Burlington',
        kinds: ['sales', 'service'],
        country: { code: 'US', name: 'United States' },
        timeZone: 'America/New_York',
      },
      44.48,
      -73.21,
    ),
  ],
  filter: { kinds: [], countries: [], text: '' },
  path: '/en/locations',
  measurement: 'Metric',
};
