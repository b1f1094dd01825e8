import type { Payload } from 'payload';
import type { Page, Story } from '../../payload-types';
import { idOf } from '../seeding/documents/ids';
import { messageOf } from '../tools/createQuery';

const english = { locale: 'en' as const };
const site = idOf('sites', 'volta');

type Modules = NonNullable<Page['modules']>;

const story = {
  site,
  title: 'X',
  leadText: 'X',
  slug: 'x',
  category: 'people' as const,
  languages: ['en' as const],
  publicationDate: '2026-01-01T08:00:00.000Z',
  teaserImage: idOf('media', 'square'),
  _status: 'published' as const,
};

const event = {
  site,
  title: 'X',
  leadText: 'X',
  slug: 'x',
  kind: 'seminar' as const,
  languages: ['en' as const],
  startDate: '2026-01-02T08:00:00.000Z',
  endDate: '2026-01-02T10:00:00.000Z',
  timeZone: 'Europe/Zurich',
  _status: 'published' as const,
};

/** Messages for an editor when a list cannot be saved. */
export const observeListRejections = async (payload: Payload) => {
  const createStory = (data: Partial<Story>) =>
    messageOf(() => payload.create({ collection: 'stories', data: { ...story, ...data }, ...english }));
  const withModules = (modules: Modules) => createStory({ modules });
  const createEvent = (data: Partial<typeof event>) =>
    messageOf(() => payload.create({ collection: 'events', data: { ...event, ...data }, ...english }));
  const table = {
    blockType: 'shareTable' as const,
    caption: 'X',
    columns: [
      { label: 'Year', kind: 'text' as const },
      { label: 'CHF', kind: 'number' as const },
    ],
  };
  return {
    takenSlug: await createStory({ slug: 'shield' }),
    takenBySite: await createStory({ slug: 'shield', site: idOf('sites', 'cirris') }),
    endBeforeStart: await createEvent({ endDate: '2026-01-01T08:00:00.000Z' }),
    timeZone: await createEvent({ timeZone: 'Zurich' }),
    cells: await withModules([{ ...table, rows: [{ cells: ['2025'] }] }]),
    series: await withModules([
      {
        ...table,
        rows: [{ cells: ['2025', '3'] }],
        series: [
          { date: '2026-01-02T12:00:00.000Z', close: 1 },
          { date: '2026-01-01T12:00:00.000Z', close: 1 },
        ],
      },
    ]),
    calendar: await withModules([
      {
        blockType: 'financialCalendar',
        entries: [{ date: '2026-01-02T12:00:00.000Z', endDate: '2026-01-01T12:00:00.000Z', title: 'X' }],
      },
    ]),
    whitepaper: await withModules([{ blockType: 'form', kind: 'whitepaper' }]),
    redirect: await messageOf(() =>
      payload.create({
        collection: 'redirects',
        data: { previousUrl: '/stories/shield', site, target: { kind: 'path', path: '/stories/other' } },
        ...english,
      }),
    ),
    redirectTo: await messageOf(() =>
      payload.create({
        collection: 'redirects',
        data: { previousUrl: '/tale', site, target: { kind: 'path', path: '/stories/shield' } },
        ...english,
      }),
    ),
  };
};
