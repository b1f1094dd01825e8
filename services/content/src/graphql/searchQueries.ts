import type { FlattenedField } from 'payload';
import { isUuid } from '../relations/isUuid';
import { relationIds } from '../relations/relationId';
import type { ContentContext } from './context';
import { behind, takePage } from './cursor';
import { findShown, joinWords, type Shown } from './pageText';
import { everything, scope } from './scope';

/** Pages in one answer: with texts of some 20 000 characters 2 MB. */
export const mostSearchablePages = 100;

interface SearchPage {
  site: string;
  first: number;
  after: string | undefined;
}

const findPages = async (context: ContentContext, { site, first, after }: SearchPage) => {
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { 'site.key': { equals: site } },
        { _status: { equals: 'published' } },
        { 'protection.mode': { equals: 'none' } },
        { pageType: { not_equals: 'Error' } },
        ...behind('slug', after),
      ],
    },
    sort: ['slug', 'id'],
    limit: first + 1,
    pagination: false,
    ...scope(context),
  });
  return docs;
};

const idsOf = (shown: readonly Shown[], collection: string): string[] => [
  ...new Set(shown.flatMap((one) => ('upload' in one && one.upload === collection ? [one.id] : []))),
];

/** Words of pictures and files by their ids, read in two questions for all pages. */
const readUploadWords = async (
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

/** The one field of the model that holds what a page says. */
const moduleFields = (context: ContentContext): FlattenedField[] =>
  context.req.payload.collections.pages.config.flattenedFields.filter(({ name }) => name === 'modules');

/** The pages of a site that everybody may read, with their words, in the order of slug and id behind a cursor. */
export const findSearchablePages = async (context: ContentContext, page: SearchPage) => {
  const first = Math.min(Math.max(page.first, 1), mostSearchablePages);
  const found = takePage(await findPages(context, { ...page, first }), first, ({ slug }) => slug);
  const fields = moduleFields(context);
  const shown = found.nodes.map((node) => findShown(fields, node));
  const [uploads, codes] = await Promise.all([
    readUploadWords(context, shown.flat()),
    readCountryCodes(context),
  ]);
  const wordsOf = (one: Shown): string => ('words' in one ? one.words : (uploads.get(one.id) ?? ''));
  return {
    ...found,
    nodes: found.nodes.map((node, index) => ({
      ...node,
      countries: relationIds(node.countries).flatMap((id) => codes.get(id) ?? []),
      text: joinWords((shown[index] ?? []).map(wordsOf)),
    })),
  };
};
