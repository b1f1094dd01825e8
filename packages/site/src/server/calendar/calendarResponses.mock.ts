/** An event as the content service returns it. */
export const createEvent = (fields: object = {}) => ({
  id: 'e1',
  slug: 'crimp-day',
  title: 'Crimp day',
  leadText: null,
  startDate: '2027-06-15T07:00:00.000Z',
  endDate: '2027-06-15T15:00:00.000Z',
  isAllDay: false,
  timeZone: 'Europe/Zurich',
  place: 'Dierikon',
  address: 'Industriestrasse 6\n6036 Dierikon',
  country: { countryCode: 'CH', name: 'Switzerland' },
  stand: null,
  kind: 'seminar',
  languages: ['en', 'de'],
  countries: [],
  link: null,
  teaserImage: null,
  updatedAt: '2027-01-05T09:30:15.000Z',
  ...fields,
});

export const createEntry = (id: string | null, date: string, fields: object = {}) => ({
  id,
  date,
  endDate: null,
  title: `Date ${date.slice(0, 4)}`,
  place: null,
  link: null,
  ...fields,
});
/** Two dates, the later one first. */
export const calendarMock = {
  __typename: 'FinancialCalendar',
  id: 'c1',
  title: 'Financial calendar',
  text: null,
  entries: [
    createEntry('fc2', '2028-03-12T12:00:00.000Z', { endDate: '2028-03-13T12:00:00.000Z', place: 'Lucerne' }),
    createEntry('fc1', '2027-03-12T12:00:00.000Z'),
  ],
};
export const shareTableMock = {
  __typename: 'ShareTable',
  id: 't1',
  title: 'Dividends',
  text: null,
  columns: [
    { label: 'Year', kind: 'text' },
    { label: 'Dividend', kind: 'number' },
  ],
  caption: null,
  source: null,
  seriesLabel: null,
  rows: [{ cells: ['2026', '3.5'] }],
  series: [],
  currency: null,
};

/** Response to `PageById`: a public page with a financial calendar. */
export const createPage = (fields: object = {}) => ({
  pageById: {
    id: 'p1',
    title: null,
    slug: 'figures',
    parentSlug: 'investors',
    type: 'page',
    pageType: 'Content',
    theme: null,
    languages: null,
    countries: null,
    site: { id: '7', key: 'main' },
    canonicalUrl: null,
    isPublished: true,
    description: null,
    hideBreadcrumb: null,
    protection: { mode: 'none', role: null, version: null },
    updatedAt: '2027-02-01T10:00:00.000Z',
    shareImage: null,
    story: null,
    mediaRelease: null,
    event: null,
    modules: [{ __typename: 'RichText', id: 'r' }, calendarMock],
    ...fields,
  },
});
