import { GraphQLError } from 'graphql';
import type { Where } from 'payload';
import { isUuid } from '../relations/isUuid';
import type { ContentContext } from './context';
import { behindPosition, decodeCursor, takePage } from './cursor';
import { everything, oneById, scope } from './scope';
import { showUnsaved } from './showUnsaved';

/** News items per response. */
export const maxNews = 50;
/** Related stories per response. */
export const maxRelated = 12;
const maxProducts = 50;

const publishedOn = (site: string): Where[] => [
  { 'site.key': { equals: site } },
  { _status: { equals: 'published' } },
];

const newestFirst = ['-publicationDate', 'id'];

/** Modules are loaded with the page itself; lists do not need them. */
const withoutModules = { modules: false } as const;

export const findStories = async (context: ContentContext, site: string) => {
  const { docs } = await context.req.payload.find({
    collection: 'stories',
    where: { and: publishedOn(site) },
    sort: newestFirst,
    select: withoutModules,
    ...everything,
    ...scope(context),
  });
  return docs;
};

export const findMediaReleases = async (context: ContentContext, site: string) => {
  const { docs } = await context.req.payload.find({
    collection: 'media-releases',
    where: { and: publishedOn(site) },
    sort: newestFirst,
    select: withoutModules,
    ...everything,
    ...scope(context),
  });
  return docs;
};

export const findEvents = async (context: ContentContext, site: string) => {
  const { docs } = await context.req.payload.find({
    collection: 'events',
    where: { and: publishedOn(site) },
    sort: ['startDate', 'id'],
    select: withoutModules,
    ...everything,
    ...scope(context),
  });
  return docs;
};

const findWithoutDrafts = async (
  context: ContentContext,
  collection: 'story-contacts' | 'locations' | 'terms',
  site: string,
) => {
  const { docs } = await context.req.payload.find({
    collection,
    where: { 'site.key': { equals: site } },
    sort: ['slug', 'id'],
    ...everything,
    ...scope(context),
  });
  return docs;
};

export const findStoryContacts = (context: ContentContext, site: string) =>
  findWithoutDrafts(context, 'story-contacts', site);

export const findLocations = (context: ContentContext, site: string) =>
  findWithoutDrafts(context, 'locations', site);

export const findTerms = (context: ContentContext, site: string) => findWithoutDrafts(context, 'terms', site);

export const findJobOpenings = async (context: ContentContext, site: string) => {
  const { docs } = await context.req.payload.find({
    collection: 'job-openings',
    where: { and: publishedOn(site) },
    sort: ['slug', 'id'],
    ...everything,
    ...scope(context),
  });
  return docs;
};

interface RelatedQuestion {
  site: string;
  products: readonly string[];
  first: number;
  excludeId: string | undefined;
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 1), most);

/** Published stories about any of the products, newest first. */
export const findRelatedStories = async (
  context: ContentContext,
  { site, products, first, excludeId }: RelatedQuestion,
) => {
  if (products.length === 0) return [];
  const isOther = excludeId !== undefined && isUuid(excludeId) ? [{ id: { not_equals: excludeId } }] : [];
  const { docs } = await context.req.payload.find({
    collection: 'stories',
    where: { and: [...publishedOn(site), { products: { in: products.slice(0, maxProducts) } }, ...isOther] },
    sort: newestFirst,
    select: withoutModules,
    limit: clamp(first, maxRelated),
    pagination: false,
    ...scope(context),
  });
  return docs;
};

const readNewsCursor = (cursor: string): [string, string] => {
  const position = decodeCursor(cursor);
  if (!position || !isUuid(position[1]) || Number.isNaN(Date.parse(position[0])))
    throw new GraphQLError('"after" is no endCursor of a news feed. Leave it out to begin with the newest.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return position;
};

/** A document of any site; its newest draft requires the preview key. */
const findById = async (
  context: ContentContext,
  collection: 'news' | 'job-openings',
  { id, isDraft }: { id: string; isDraft: boolean },
) => {
  if (!isUuid(id)) return null;
  const isDraftShown = isDraft && context.isPreview;
  const { docs } = await context.req.payload.find({
    collection,
    ...oneById(id, isDraftShown),
    ...scope(context),
  });
  const [document] = docs;
  if (!document) return null;
  return isDraftShown ? showUnsaved(context, collection, document) : document;
};

export const findNewsItemById = (context: ContentContext, query: { id: string; isDraft: boolean }) =>
  findById(context, 'news', query);

export const findJobOpeningById = (context: ContentContext, query: { id: string; isDraft: boolean }) =>
  findById(context, 'job-openings', query);

interface NewsQuestion {
  site: string;
  first: number;
  after: string | undefined;
}

/** News after a cursor, by descending publication date and id. One more is read to detect further pages. */
export const findNews = async (context: ContentContext, { site, first, after }: NewsQuestion) => {
  const size = clamp(first, maxNews);
  const behind =
    after === undefined ? [] : [behindPosition('publicationDate', readNewsCursor(after), 'less_than')];
  const { docs } = await context.req.payload.find({
    collection: 'news',
    where: { and: [...publishedOn(site), ...behind] },
    sort: newestFirst,
    limit: size + 1,
    pagination: false,
    ...scope(context),
  });
  return takePage(docs, size, ({ publicationDate }) => publicationDate);
};
