/** @vitest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse } from 'graphql';
import { estimateCost, findExcessCost } from './cost';
import { prepareDocument } from './documents';

const packages = path.resolve(__dirname, '../../../../packages');
const contentSchema = buildSchema(
  readFileSync(path.join(packages, 'codegen/schemas/content.graphql'), 'utf8'),
);

const small = buildSchema(`
  interface Named { name: String tags: [String!] }
  type Page implements Named { name: String tags: [String!] items: [Page!]! parent: Page }
  type Query { pages: [Page!]! page: Page }
`);

test.each([
  ['{ page { name } }', 2],
  ['{ page { tags } }', 2],
  ['{ pages { name } }', 100],
  ['{ page { items { name } } }', 11],
  ['{ pages { items { name parent { name } } } }', 50 + 250 + 250 + 250 + 250],
  ['{ pages { ...p } } fragment p on Page { items { name } }', 550],
  ['{ page { ... on Named { tags } ... on Page { items { name } } ... { name } } }', 13],
  ['{ a: pages { name } b: pages { name } }', 200],
])('estimates %s', (source, cost) => {
  expect(estimateCost(small, parse(source))).toBe(cost);
});

const menu = 'homeItems { title items { title items { title link { page { title site { key } } } } } }';
const links = (inner: string): string =>
  `modules { ... on HeroBanner { links { link { page { ${inner} } } } } }`;

test.each([
  ['the menus of all sites', `{ systemData { sites { key headerNavigation { ${menu} } } } }`, 0],
  [
    'the menus of every page',
    `{ pagesOfSite(site: "main") { title site { headerNavigation { ${menu} } } } }`,
    0,
  ],
  [
    'the menus of every page, often',
    `{ ${Array.from({ length: 12 }, (_, n) => `a${n}: pagesOfSite(site: "main") { site { headerNavigation { ${menu} } } }`).join(' ')} }`,
    1,
  ],
  ['the pages behind every page', `{ pagesOfSite(site: "main") { ${links('title')} } }`, 0],
  ['three pages on', `{ pagesOfSite(site: "main") { ${links(links(links('title')))} } }`, 1],
])('decides what costs too much: %s', (_, source, errors) => {
  expect(findExcessCost(contentSchema, parse(source))).toHaveLength(errors);
});

/** The documents that the site sends, as they are generated. */
const documentsOf = (name: string): string[] =>
  [
    ...readFileSync(path.join(packages, name, 'src/__generated__/graphql.ts'), 'utf8').matchAll(
      /Document = new TypedDocumentString\(`([^`]+)`/g,
    ),
  ].map(([, source = '']) => source);

test('accepts all documents of the site', () => {
  const sources = ['blocks', 'site'].flatMap(documentsOf);
  expect(sources.length).toBeGreaterThan(15);
  const errors = sources.flatMap((source) => {
    const prepared = prepareDocument(contentSchema, source);
    return prepared.ok ? [] : prepared.errors;
  });
  expect(errors).toEqual([]);
});
