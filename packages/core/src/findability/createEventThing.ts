import type { Event, Place, VirtualLocation } from 'schema-dts';

import type { CompanyEvent } from '../events/eventList';
import { decideEventSpan } from '../events/eventTime';

import { createOrganization, type OrganizationInput } from './structuredData';

export interface EventInput {
  readonly event: CompanyEvent;
  readonly url: string;
  readonly imageUrl: string;
  readonly language: string;
  readonly organizer: Pick<OrganizationInput, 'name' | 'url' | 'logoUrl'>;
}

/** All-day events have dates without times. */
function timesOf(event: CompanyEvent): { startDate: string; endDate?: string } {
  const { firstDay, lastDay } = decideEventSpan(event);
  if (event.isAllDay) return { startDate: firstDay, endDate: lastDay };
  return { startDate: event.startDate, ...(event.endDate && { endDate: event.endDate }) };
}

const placeOf = ({ place, address, country }: CompanyEvent): Place => ({
  '@type': 'Place',
  ...(place && { name: place }),
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    ...(country && { addressCountry: country.code }),
  },
});

/** A webinar takes place at its URL, every other event at a place. */
const locationOf = ({ event, url }: EventInput): Place | VirtualLocation =>
  event.kind === 'webinar' ? { '@type': 'VirtualLocation', url } : placeOf(event);

export function createEventThing(input: EventInput): Event {
  const { event, url, imageUrl, language, organizer } = input;
  const { title, leadText, kind } = event;
  const mode = kind === 'webinar' ? 'Online' : 'Offline';
  return {
    '@type': kind === 'seminar' || kind === 'webinar' ? 'EducationEvent' : 'BusinessEvent',
    '@id': `${url}#event`,
    name: title,
    ...(leadText && { description: leadText }),
    url,
    image: imageUrl,
    inLanguage: language,
    ...timesOf(event),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    eventStatus: 'https://schema.org/EventScheduled',
    location: locationOf(input),
    organizer: createOrganization(organizer),
  };
}
