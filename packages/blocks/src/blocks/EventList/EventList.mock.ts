import type { EventListFragment } from '../../__generated__/graphql';
import type { EventListing, ListedEvent } from '../../contract/lists/EventListing';

export const eventListMock = {
  __typename: 'EventList',
  id: 'eventList-mock',
  title: 'Events',
  text: 'Where you can see the machines run.',
  limit: null,
  period: 'all',
} satisfies EventListFragment;

const event = (slug: string, title: string, startDate: string, more: Partial<ListedEvent>): ListedEvent => ({
  id: slug,
  slug,
  title,
  leadText: 'Crimp lines, cutting and stripping, and a wire test that you bring yourself.',
  startDate,
  endDate: undefined,
  isAllDay: false,
  timeZone: 'Europe/Zurich',
  place: undefined,
  address: undefined,
  country: { code: 'CH', name: 'Switzerland' },
  stand: undefined,
  kind: 'seminar',
  href: `/en/events/${slug}`,
  calendarHref: `/calendar/events/${slug}.ics?l=en`,
  lang: undefined,
  ...more,
});

export const eventListingMock: EventListing = {
  items: [
    event('crimp-day', 'Crimp quality day', '2027-01-20T08:00:00Z', {
      endDate: '2027-01-20T15:00:00Z',
      place: 'Dierikon',
    }),
    event('wire-fair', 'Wire fair', '2027-03-01T12:00:00Z', {
      endDate: '2027-03-03T12:00:00Z',
      isAllDay: true,
      kind: 'tradeFair',
      place: 'Munich exhibition centre',
      address: 'Messegelände\n81823 Munich',
      country: { code: 'DE', name: 'Germany' },
      timeZone: 'Europe/Berlin',
      stand: 'A4.221',
    }),
    event('sensor-webinar', 'Reading a crimp force curve', '2027-04-14T14:00:00Z', {
      endDate: '2027-04-14T15:00:00Z',
      kind: 'webinar',
      country: undefined,
    }),
  ],
  filter: { kinds: [], countries: [], text: '', period: undefined },
  path: '/en/events',
  now: '2027-03-02T09:00:00Z',
};
