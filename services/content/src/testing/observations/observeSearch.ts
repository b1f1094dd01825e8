import type { Payload } from 'payload';
import { pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import type { Query } from '../tools/createQuery';

const english = { locale: 'en' as const };
const query = `query ($first: Int, $after: String) { searchablePages(site: "main", first: $first, after: $after) {
  nodes { id title description slug parentSlug pageType languages countries updatedAt text }
  pageInfo { hasNextPage endCursor } } }`;

const readConnection = (response: unknown) => {
  const connection: unknown = Reflect.get(Reflect.get(Object(response), 'data') ?? {}, 'searchablePages');
  const nodes: unknown = Reflect.get(Object(connection), 'nodes');
  const info: unknown = Reflect.get(Object(connection), 'pageInfo');
  const cursor: unknown = Reflect.get(Object(info), 'endCursor');
  const hasMore = Reflect.get(Object(info), 'hasNextPage') === true;
  return { nodes, next: hasMore && typeof cursor === 'string' ? cursor : undefined };
};

const readPageByPage = async (runQuery: Query): Promise<unknown[]> => {
  const pages: unknown[] = [];
  let after: string | undefined;
  do {
    const { nodes, next } = readConnection((await runQuery(query, { variables: { first: 2, after } })).body);
    pages.push(nodes);
    after = next;
  } while (after !== undefined && pages.length < 20);
  return pages;
};

/** Ends the scenario: by now "about" is a draft, "company" has one page for Japan, two pages are protected. */
export const observeSearch = async (payload: Payload, runQuery: Query) => {
  const data = {
    site: idOf('sites', 'main'),
    languages: ['en' as const],
    theme: 'Default' as const,
    _status: 'published' as const,
  };
  await payload.create({
    collection: 'pages',
    data: { ...data, title: 'Not found', slug: 'error', pageType: 'Error' },
    ...english,
  });
  await payload.update({
    collection: 'pages',
    id: pageId('main:home'),
    data: { title: 'A pending draft' },
    draft: true,
    ...english,
  });
  const read = (locale: string, first?: number) => runQuery(query, { locale, variables: { first } });
  return {
    english: await read('en'),
    german: await read('de'),
    slovak: await read('sk'),
    pageByPage: await readPageByPage(runQuery),
    tooFew: await read('en', -5),
    tooMany: await read('en', 100_000),
    wrongCursor: await runQuery(query, { variables: { after: 'nonsense' } }),
    elsewhere: await runQuery('{ searchablePages(site: "nowhere") { nodes { id } pageInfo { endCursor } } }'),
  };
};
