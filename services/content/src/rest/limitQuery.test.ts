/** @vitest-environment node */
import { limitQuery, queryLimits } from './limitQuery';

const limited = (query: Record<string, unknown>) => {
  const result = limitQuery('', query);
  return result.ok ? result.query : result.message;
};

test.each([
  [undefined, 2],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['3', 2],
  ['10', 2],
  ['1e9', 2],
  ['-1', 2],
  ['0x10', 2],
  [['0', '10'], 2],
  [{ 0: '10' }, 2],
])('limits the depth %j to %d', (depth, expected) => {
  expect(limited({ depth })).toMatchObject({ depth: expected });
});

test.each<[Record<string, unknown>, number]>([
  [{}, 10],
  [{ limit: '1' }, 1],
  [{ limit: '100' }, 100],
  [{ limit: '101' }, 100],
  [{ limit: '0' }, 100],
  [{ limit: '00' }, 100],
  [{ limit: '-5' }, 100],
  [{ limit: '1e5' }, 100],
  [{ limit: 'all' }, 100],
  [{ limit: '' }, 100],
  [{ limit: ['1', '0'] }, 100],
  [{ pagination: 'false' }, 100],
  [{ pagination: 'false', limit: '0' }, 100],
  [{ pagination: 'false', limit: '20' }, 20],
])('limits the number of documents of %j to %d', (query, limit) => {
  expect(limited(query)).toMatchObject({ limit });
});

test('leaves the rest of a query as it is, but what relations select', () => {
  const allowed = { locale: 'de', draft: 'true', page: '2', select: { title: 'true' }, sort: 'title' };
  const dropped = { joins: { a: { limit: '0' } }, populate: { pages: { modules: 'true' } }, data: '{}' };
  expect(limited({ ...allowed, ...dropped })).toEqual({ ...allowed, depth: 2, limit: 10 });
});

const conditions = (count: number) => Array.from({ length: count }, () => ({ slug: { equals: 'a' } }));
const nested = (levels: number): object =>
  levels === 0 ? { slug: { equals: 'a' } } : { and: [nested(levels - 1)] };
const nestedJson = (levels: number) => '{"or":['.repeat(levels) + ']}'.repeat(levels);

test.each<[string, Record<string, unknown>]>([
  ['no condition', {}],
  ['conditions up to the limit', { where: { or: conditions(queryLimits.conditions) } }],
  ['groups up to the limit', { where: nested(queryLimits.groups) }],
  ['a path up to the limit', { where: { 'target.page.site.brand.key': { equals: 'a' } } }],
  ['conditions as JSON', { where: JSON.stringify({ and: conditions(2) }) }],
  ['three fields to sort by', { sort: '-publicationDate,slug,site.key' }],
])('accepts %s', (_, query) => {
  expect(limited(query)).toMatchObject(query);
});

test.each<[string, Record<string, unknown>]>([
  ['more conditions', { where: { or: conditions(queryLimits.conditions + 1) } }],
  [
    'more operators of one field',
    { where: { slug: Object.fromEntries(conditions(21).map((_, n) => [`o${n}`, '1'])) } },
  ],
  ['more groups', { where: nested(queryLimits.groups + 1) }],
  ['more groups in any spelling', { where: { AND: { Or: [{ or: [{ oR: [{ OR: [] }] }] }] } } }],
  ['a longer path', { where: { 'parent.parent.parent.parent.site.key': { equals: 'a' } } }],
  ['more conditions as JSON', { where: JSON.stringify({ and: conditions(21) }) }],
  ['5,000 groups as JSON', { where: nestedJson(5_000) }],
  ['conditions that are no JSON', { where: '{"and":[' }],
  ['more fields to sort by', { sort: 'a,b,c,d' }],
  ['more fields to sort by, as a list', { sort: ['a', 'b,c', 'd'] }],
  ['a longer path to sort by', { sort: 'parent.parent.parent.parent.site.key' }],
])('rejects %s', (_, query) => {
  expect(limited(query)).toMatch(/^(A query (has|sorts by) at most|"where" is not valid JSON)/);
});

test('rejects a long query', () => {
  expect(limitQuery('x'.repeat(queryLimits.characters), {})).toMatchObject({ ok: true });
  expect(limitQuery('x'.repeat(queryLimits.characters + 1), {})).toMatchObject({ ok: false });
});
