import { eventSchema } from '../../content/Event.schema';
import { externalLink } from '../../testing/mocks';

export const eventHeaderMock = eventSchema.parse({
  id: 'wire-fair',
  slug: 'wire-fair',
  title: 'Wire fair',
  leadText: 'Crimp lines, cutting and stripping, and a wire test that you bring yourself.',
  startDate: '2027-03-01T12:00:00Z',
  endDate: '2027-03-03T12:00:00Z',
  isAllDay: true,
  timeZone: 'Europe/Berlin',
  place: 'Exhibition centre',
  address: 'Messegelände\n81823 Munich',
  country: { countryCode: 'DE', name: 'Germany' },
  stand: 'A4.221',
  kind: 'tradeFair',
  languages: ['en'],
  countries: [],
  link: externalLink('Tickets', 'https://example.com/fair'),
  teaserImage: null,
});
