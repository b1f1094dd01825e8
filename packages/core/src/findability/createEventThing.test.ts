import type { CompanyEvent } from '../events/eventList';

import { createEventThing } from './createEventThing';

const event: CompanyEvent = {
  id: 'e1',
  slug: 'wire-fair',
  title: 'Wire fair',
  leadText: undefined,
  startDate: '2027-03-01T23:00:00.000Z',
  endDate: '2027-03-04T23:00:00.000Z',
  isAllDay: true,
  timeZone: 'Europe/Berlin',
  place: 'Fair ground',
  address: 'Messeplatz 1, Berlin',
  country: { code: 'DE', name: 'Germany' },
  stand: undefined,
  kind: 'tradeFair',
};
const thingOf = (rest: Partial<CompanyEvent> = {}) =>
  createEventThing({
    event: { ...event, ...rest },
    url: 'https://komax.example/en/events/wire-fair',
    imageUrl: 'https://komax.example/og/fair.png',
    language: 'en',
    organizer: { name: 'Komax', url: 'https://komax.example/en', logoUrl: 'https://komax.example/icon.svg' },
  });

it('has a place, with dates in its time zone', () => {
  expect(thingOf()).toMatchObject({
    '@type': 'BusinessEvent',
    startDate: '2027-03-02',
    endDate: '2027-03-05',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Fair ground',
      address: { streetAddress: 'Messeplatz 1, Berlin', addressCountry: 'DE' },
    },
    organizer: { '@type': 'Organization', name: 'Komax' },
  });
});

it('has a virtual location if it is a webinar, with its time', () => {
  const webinar = thingOf({ kind: 'webinar', isAllDay: false, endDate: undefined });
  expect(webinar).toMatchObject({
    '@type': 'EducationEvent',
    startDate: '2027-03-01T23:00:00.000Z',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://komax.example/en/events/wire-fair' },
  });
  expect(webinar).not.toHaveProperty('endDate');
});
