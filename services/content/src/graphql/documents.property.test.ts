import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { prepareDocument } from './documents';
import { readGraphQLRequest } from './readRequest';

const schema = buildSchema('type Query { page(slug: String!, first: Int): Query title: String }');

const piece = fc.constantFrom(
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    'query ',
    'fragment F on Query ',
    '...F',
    '... on Query',
    'page',
    'title',
  ],
  ...[
    'slug: ',
    '"a"',
    '"""',
    '$v',
    ': String!',
    '@skip(if: true)',
    '__schema',
    '__typename',
    'a: ',
    '\\u{0}',
    '\0',
  ],
);

test('any document is accepted or rejected with errors', () => {
  const documents = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' ')),
  );
  fc.assert(
    fc.property(documents, (source) => {
      const prepared = prepareDocument(schema, source);
      if (!prepared.ok) expect(prepared.errors.length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

test('any body is a request or rejected with a status', async () => {
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((value) => `{"query": "{ a }", "variables": ${value}}`),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const headers = { 'content-type': 'application/json' };
      const read = await readGraphQLRequest(
        new Request('http://localhost/graphql', { method: 'POST', headers, body }),
      );
      if (!read.ok) expect([400, 413]).toContain(read.status);
    }),
    { numRuns: 300 },
  );
});
