import type { MockInstance } from 'vitest';
import { connect, type ProductDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { limits } from '../graphql/limits';
import { backends } from '../testing/testService';
import { createCachedHandler } from './graphqlRoute';

let db: ProductDatabase;
let close: () => Promise<void>;
let written: MockInstance;
beforeAll(async () => {
  const [sqlite] = backends;
  if (!sqlite) throw new Error('There is no database to test with.');
  const opened = await sqlite.open();
  db = connect(opened.url);
  close = opened.close;
  await migrate(db);
});
beforeEach(() => {
  written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => written.mockRestore());
afterAll(async () => {
  await db.destroy();
  await close();
});

const parse = (line: unknown): unknown => JSON.parse(String(line));
const lines = (): unknown[] => written.mock.calls.flat().map(parse);
const many = (count: number, field: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => field(index)).join(' ');
const request = (query: string, operationName?: string) =>
  createCachedHandler(db, { cacheSeconds: 60, isSchemaPublic: false })({
    query,
    variables: {},
    operationName,
  });
const field = 'capabilities(language: en) { id }';
const related = (depth: number): string =>
  depth === 0 ? 'slug' : `related { product { ${related(depth - 1)} } }`;

test.each([
  ['aliases', `{ ${many(limits.aliases + 1, (n) => `a${n}: ${field}`)} }`],
  ['tokens', `{ ${many(limits.tokens, () => '__typename')} }`],
  ['directives', `{ __typename ${many(limits.directives + 1, () => '@skip(if: false)')} }`],
  ['depth', `{ productBySlug(slug: "secret", language: en) { ${related(6)} } }`],
  [
    'breadth',
    `{ productBySlug(slug: "secret", language: en) { ${many(limits.breadth + 1, () => 'slug')} } }`,
  ],
  [
    'complexity',
    '{ classificationProducts(language: en) { products { related { product { related { product { specifications { name value unit } } } } } } } }',
  ],
] as const)('logs a request above the limit of %s in one line without its text', async (name, query) => {
  const { response } = await request(query.replace('{', 'query Much {'), 'Much');
  expect(response.body).toContain(`"limit":"${name}"`);
  expect(lines()).toMatchObject([
    { kind: 'operation', id: 'Much', reason: `It goes past the limit of ${limits[name]} for ${name}.` },
  ]);
});

test('logs an invalid request in one line, whatever its name', async () => {
  await request('{ secretField other }');
  await request('query A { secretField }', 'A\n{"forged":true}');
  expect(lines()).toMatchObject([
    { id: 'graphql', reason: 'It is no valid question.' },
    { id: 'A {"forged":true}', reason: 'It is no valid question.' },
  ]);
});

test('logs no line for a successful request', async () => {
  expect((await request(`{ ${field} }`)).response.status).toBe(200);
  expect(lines()).toEqual([]);
});
