import type { FlattenedField, Where } from 'payload';
import { articleKinds } from '../documents/articleKinds';
import { isUuid } from '../relations/isUuid';
import { relationIds } from '../relations/relationId';
import { findArticlesBehind, isArticle, type ArticlePage } from './articles';
import type { ContentContext } from './context';
import { behindPosition, decodeCursor, takePage } from './cursor';
import { findShown, joinTexts, type Shown } from './pageText';
import { everything, scope } from './scope';

/** Pages per response: 2 MB with texts of about 20 000 characters. */
export const maxSearchablePages = 100;

interface SearchPage {
  site: string;
  first: number;
  after: string | undefined;
}

interface Behind {
  site: string;
  behind: readonly Where[];
  limit: number;
}

const findPages = async (context: ContentContext, { site, behind, limit }: Behind) => {
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { 'site.key': { equals: site } },
        { _status: { equals: 'published' } },
        { 'protection.mode': { equals: 'none' } },
        { pageType: { not_equals: 'Error' } },
        ...behind,
      ],
    },
    sort: ['slug', 'id'],
    limit,
    pagination: false,
    ...scope(context),
  });
  return docs;
};

type SearchablePage = Awaited<ReturnType<typeof findPages>>[number] | ArticlePage;

const pageSource = '';
/** Sources of pages, in this order. A cursor contains the name of the source and the slug. */
const sources = [pageSource, ...articleKinds.map(({ collection }) => `${collection}/`)];

const findOfSource = async (
  context: ContentContext,
  source: string,
  question: Behind,
): Promise<SearchablePage[]> => {
  const kind = articleKinds.find(({ collection }) => source === `${collection}/`);
  return kind ? findArticlesBehind(context, kind, question) : findPages(context, question);
};

const sourceOf = (page: SearchablePage): string =>
  sources.find((source) => source !== pageSource && source === `${page.parentSlug}/` && isArticle(page)) ??
  pageSource;

/** Returns the next `size` pages after a cursor, across sources. */
const findNext = async (context: ContentContext, { site, first: size, after }: SearchPage) => {
  const position = after === undefined ? undefined : decodeCursor(after);
  const from =
    sources.find((source) => source !== pageSource && position?.[0].startsWith(source)) ?? pageSource;
  const found: SearchablePage[] = [];
  for (const source of sources.slice(sources.indexOf(from))) {
    const limit = size - found.length;
    if (limit <= 0) break;
    const behind =
      position && source === from
        ? [behindPosition('slug', [position[0].slice(source.length), position[1]])]
        : [];
    found.push(...(await findOfSource(context, source, { site, behind, limit })));
  }
  return found;
};

const idsOf = (shown: readonly Shown[], collection: string): string[] => [
  ...new Set(shown.flatMap((one) => ('upload' in one && one.upload === collection ? [one.id] : []))),
];

/** Words of pictures and files by their ids, read in two questions for all pages. */
const readUploadText = async (
  context: ContentContext,
  shown: readonly Shown[],
): Promise<ReadonlyMap<string, string>> => {
  const { payload } = context.req;
  const among = (collection: string) => ({ id: { in: idsOf(shown, collection).filter(isUuid) } });
  const [media, files] = await Promise.all([
    payload.find({ collection: 'media', where: among('media'), ...everything, ...scope(context) }),
    payload.find({ collection: 'files', where: among('files'), ...everything, ...scope(context) }),
  ]);
  return new Map([
    ...media.docs.map(({ id, alt, caption }) => [id, `${alt} ${caption ?? ''}`] as const),
    ...files.docs.map(({ id, title }) => [id, title] as const),
  ]);
};

const readCountryCodes = async (context: ContentContext): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await context.req.payload.find({
    collection: 'countries',
    ...everything,
    ...scope(context),
  });
  return new Map(docs.map(({ id, countryCode }) => [id, countryCode]));
};

/** The only field of the model with the content of a page. */
const moduleFields = (context: ContentContext): FlattenedField[] =>
  context.req.payload.collections.pages.config.flattenedFields.filter(({ name }) => name === 'modules');

/** The lead of a story, release or event precedes its modules; a page has none. */
const leadOf = (page: SearchablePage): string[] =>
  isArticle(page) && page.description ? [page.description] : [];

/** Public pages of a site with their texts: pages, then stories, releases and events. */
export const findSearchablePages = async (context: ContentContext, page: SearchPage) => {
  const first = Math.min(Math.max(page.first, 1), maxSearchablePages);
  const rows = await findNext(context, { ...page, first: first + 1 });
  const found = takePage(rows, first, (row) => `${sourceOf(row)}${row.slug}`);
  const fields = moduleFields(context);
  const shown = found.nodes.map((node) => findShown(fields, node));
  const [uploads, codes] = await Promise.all([
    readUploadText(context, shown.flat()),
    readCountryCodes(context),
  ]);
  const wordsOf = (one: Shown): string => ('text' in one ? one.text : (uploads.get(one.id) ?? ''));
  return {
    ...found,
    nodes: found.nodes.map((node, index) => ({
      ...node,
      countries: relationIds(node.countries).flatMap((id) => codes.get(id) ?? []),
      text: joinTexts([...leadOf(node), ...(shown[index] ?? []).map(wordsOf)]),
    })),
  };
};
