import { backends, startTestService, type TestService } from '../testing/testService';
import { limits } from './limits';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: TestService;
beforeAll(async () => {
  const [sqlite] = backends;
  if (!sqlite) throw new Error('There is no database to test with.');
  service = await startTestService(sqlite, { cacheSeconds: 60 });
});
afterAll(() => service.stop());

const related = (depth: number): string =>
  depth === 0 ? 'slug' : `related { product { ${related(depth - 1)} } }`;

const aliases = (count: number): string =>
  Array.from({ length: count }, (_, n) => `a${n}: capabilities(language: en) { id }`).join(' ');

test.each([
  ['too deep', `{ productBySlug(slug: "linea-240", language: en) { ${related(6)} } }`],
  ['too many aliases', `{ ${aliases(limits.aliases + 1)} }`],
  [
    'too costly: lists in lists in lists',
    '{ classificationProducts(language: en) { products { related { product { related { product { specifications { name value unit } } } } } } } }',
  ],
  ['too many words', `{ capabilities(language: en) { ${'id '.repeat(limits.tokens)} } }`],
  [
    'a country that is none',
    '{ productBySlug(slug: "linea-240", language: en, country: "Switzerland") { slug } }',
  ],
  ['a language that is none', '{ capabilities(language: it) { id } }'],
  [
    'too many slugs',
    `{ productsBySlugs(language: en, slugsCommaSeparated: "${Array.from({ length: limits.slugs + 1 }, (_, n) => n).join()}") { slug } }`,
  ],
])('rejected: %s', async (_, query) => {
  const { errors } = await service.request(query);
  expect(errors?.length).toBeGreaterThan(0);
});

test('suggests no other fields in an error', async () => {
  const { errors } = await service.request('{ productBySlag }');
  expect(JSON.stringify(errors)).not.toContain('productBySlug"');
  expect(JSON.stringify(errors)).not.toContain('Did you mean');
});

const post = (body: string, type = 'application/json') =>
  fetch(`${service.address}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });

test('rejects requests by size, type, shape and method', async () => {
  expect((await post(JSON.stringify({ query: 'x'.repeat(limits.requestBytes) }))).status).toBe(413);
  expect((await post('{ capabilities }', 'text/plain')).status).toBe(415);
  expect((await post('[{"query":"{ __typename }"}]')).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await fetch(`${service.address}/graphql`, { method: 'PUT' })).status).toBe(405);
  expect((await fetch(`${service.address}/elsewhere`)).status).toBe(404);
});

test('serves the second GET request from the cache', async () => {
  const query = encodeURIComponent('query Q($l: Language!) { capabilities(language: $l) { slug } }');
  const url = `${service.address}/graphql?query=${query}&variables=${encodeURIComponent('{"l":"cs"}')}`;
  const [first, second] = [await fetch(url), await fetch(url)];
  expect([first, second].map(({ headers }) => headers.get('x-product-cache'))).toEqual(['miss', 'hit']);
  expect(await second.text()).toBe(await first.text());
  expect((await fetch(url.replace('cs', 'hu'))).headers.get('x-product-cache')).toBe('miss');
});

test('does not cache errors', async () => {
  const request = () => post('{"query":"{ capabilities(language: it) { id } }"}');
  await request();
  expect((await request()).headers.get('x-product-cache')).toBe('miss');
});
