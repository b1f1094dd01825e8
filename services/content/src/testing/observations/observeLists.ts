import type { Payload } from 'payload';
import { environment } from '../../config/environment';
import { idOf } from '../seeding/documents/ids';
import type { Query } from '../tools/createQuery';
import type { SiteFake } from '../tools/siteFake';
import { observeListRejections } from './observeListRejections';

const english = { locale: 'en' as const };
const shield = { collection: 'stories' as const, id: idOf('stories', 'volta:shield') };

const storyFields = `id title description slug parentSlug pageType createdAt type isPublished theme languages
  site { key } shareImage { alt } countries { countryCode } protection { mode } modules { __typename }
  story { title leadText publicationDate category hasVideo products topics { slug name } storyContacts { slug name } }
  mediaRelease { id } event { id }`;

const byPath = (slug: string, parentSlug = 'stories', rest = '') =>
  `{ pageByPath(site: "volta", parentSlug: "${parentSlug}", slug: "${slug}" ${rest}) { title parentSlug } }`;

const listQuery = `{
  storiesOfSite(site: "volta") { slug hasVideo }
  storyContactsOfSite(site: "volta") { slug name email }
  mediaReleasesOfSite(site: "volta") { title adhoc documents { slug } countries { countryCode } }
  eventsOfSite(site: "volta") { slug startDate endDate isAllDay timeZone kind country { countryCode } }
  locationsOfSite(site: "volta") { slug kinds country { countryCode name } latitude openingHours { days opens closes } closedDays { date label } }
  termsOfSite(site: "volta") { slug kind language validFrom countries { countryCode } file { slug } }
  jobOpeningsOfSite(site: "volta") { slug title department employmentTypes publishedOn applyUntil email applicationUrl location { slug timeZone country { countryCode } } }
  pagesOfSite(site: "volta") { slug parentSlug pageType story { category } }
}`;

const observeReading = async (query: Query) => ({
  story: await query(
    `{ pageByPath(site: "volta", parentSlug: "stories", slug: "shield") { ${storyFields} } }`,
    {
      locale: 'de',
    },
  ),
  storyById: await query(`{ pageById(id: "${shield.id}") { slug story { category } } }`),
  page: await query(
    '{ pageByPath(site: "main", parentSlug: "home", slug: "home") { story { id } event { id } } }',
  ),
  american: await query(byPath('results', 'media-releases', 'country: "US"')),
  swiss: await query(byPath('results', 'media-releases', 'country: "CH"')),
  elsewhere: await query(byPath('shield', 'events')),
  lists: await query(listQuery, { locale: 'de' }),
  related: await query(
    `{ relatedStories(site: "volta", products: ["alpha", "zeta"], excludeId: "${shield.id}") { slug }
       both: relatedStories(site: "volta", products: ["alpha", "zeta", "beta"]) { slug }
       one: relatedStories(site: "volta", products: ["alpha", "beta"], first: 1) { slug }
       none: relatedStories(site: "volta", products: []) { slug } }`,
  ),
});

const newsQuery = `query ($first: Int, $after: String) { newsFeedConnection(site: "volta", first: $first, after: $after) {
  nodes { title link { path } } pageInfo { hasNextPage endCursor } } }`;

const readConnection = (response: unknown, name: string) => {
  const connection: unknown = Reflect.get(Reflect.get(Object(response), 'data') ?? {}, name);
  const nodes: unknown = Reflect.get(Object(connection), 'nodes');
  const info: unknown = Reflect.get(Object(connection), 'pageInfo');
  const cursor: unknown = Reflect.get(Object(info), 'endCursor');
  const hasMore = Reflect.get(Object(info), 'hasNextPage') === true;
  return { nodes, next: hasMore && typeof cursor === 'string' ? cursor : undefined };
};

const readPageByPage = async (runQuery: Query, query: string, name: string): Promise<unknown[]> => {
  const pages: unknown[] = [];
  let after: string | undefined;
  do {
    const { body: response } = await runQuery(query, { variables: { first: 2, after } });
    const { nodes, next } = readConnection(response, name);
    pages.push(nodes);
    after = next;
  } while (after !== undefined && pages.length < 20);
  return pages;
};

const searchQuery = `query ($first: Int, $after: String) { searchablePages(site: "volta", first: $first, after: $after) {
  nodes { slug parentSlug text } pageInfo { hasNextPage endCursor } } }`;

const observeConnections = async (query: Query) => ({
  news: await readPageByPage(query, newsQuery, 'newsFeedConnection'),
  newsOfNone: await query(newsQuery, { variables: { first: -3 } }),
  wrongCursor: await query(newsQuery, { variables: { after: 'nonsense' } }),
  search: await readPageByPage(query, searchQuery, 'searchablePages'),
});

/** Waits until earlier changes are delivered. */
const settle = async (site: SiteFake): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  while ((await site.waitFor('site:volta', 0)) !== null);
};

const observeDrafts = async (payload: Payload, query: Query, site: SiteFake) => {
  const key = environment.previewApiKey;
  await settle(site);
  const before = site.count();
  await payload.update({ ...shield, data: { title: 'A draft', _status: 'draft' }, draft: true, ...english });
  const read = byPath('shield', 'stories', 'draft: true');
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    anonymous: await query(read),
    preview: await query(read, { key }),
    lists: await query('{ storiesOfSite(site: "volta") { title } }'),
    notices: site.count() - before,
  };
};

/** Publishes under another slug, changes list data, and unpublishes the story. */
const observeAnnouncements = async (payload: Payload, query: Query, site: SiteFake) => {
  const tag = `page:${shield.id}`;
  await payload.update({ ...shield, data: { slug: 'screen', _status: 'published' }, ...english });
  const published = await site.waitFor(tag);
  const redirect = await query(
    '{ redirectsByPreviousUrls(site: "volta", urls: ["/stories/shield"]) { target { kind path } } }',
  );
  await payload.update({ ...shield, data: { _status: 'draft' }, ...english });
  const unpublished = await site.waitFor(tag);
  const gone = await query(byPath('screen'));
  await payload.update({ ...shield, data: { slug: 'shield', _status: 'published' }, ...english });
  await settle(site);
  await payload.update({
    collection: 'locations',
    id: idOf('locations', 'volta:dierikon'),
    data: { note: 'Ring twice.' },
    ...english,
  });
  const location = await site.waitFor('site:volta');
  await payload.update({
    collection: 'topics',
    id: idOf('topics', 'crimp'),
    data: { name: 'Crimps' },
    ...english,
  });
  const topic = await site.waitFor('site:cirris');
  return { published, redirect, unpublished, gone, location, topic };
};

/** Creates a page at the address of a story. */
const observeShadow = async (payload: Payload, query: Query) => {
  const data = {
    site: idOf('sites', 'volta'),
    languages: ['en' as const],
    theme: 'Default' as const,
    pageType: 'Content' as const,
    _status: 'published' as const,
  };
  const parent = await payload.create({
    collection: 'pages',
    data: { ...data, title: 'Stories', slug: 'stories' },
    ...english,
  });
  const page = await payload.create({
    collection: 'pages',
    data: { ...data, title: 'The page', slug: 'old', parent: parent.id },
    ...english,
  });
  const response = await query(byPath('old'));
  const listed = await query('{ pagesOfSite(site: "volta") { slug pageType } }');
  await payload.delete({ collection: 'pages', id: page.id });
  return { response, listed };
};

/** Everything that lists show, on a site that had no pages. */
export const observeLists = async (payload: Payload, query: Query, site: SiteFake) => ({
  reading: await observeReading(query),
  connections: await observeConnections(query),
  drafts: await observeDrafts(payload, query, site),
  announcements: await observeAnnouncements(payload, query, site),
  shadow: await observeShadow(payload, query),
  rejections: await observeListRejections(payload),
});
