import {
  buildSchema,
  GraphQLEnumType,
  GraphQLError,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { GraphqlRequest } from '../http/readGraphqlRequest';
import { recordLog } from '../testing/recordLog';
import { createGraphqlHandler } from './createGraphqlHandler';
import { printSdl } from './printSdl';
import { createComplexityOptions, findLimit } from './queryLimits';
import { isSchemaPublic, schemaVariables } from './schemaExposure';

interface Context {
  reader: string;
}

const limits = {
  requestBytes: 1000,
  depth: 2,
  breadth: 10,
  complexity: 10,
  listMultiplier: 1,
  aliases: 1,
  directives: 1,
  tokens: 20,
};

const node: GraphQLObjectType = new GraphQLObjectType({
  name: 'Node',
  fields: () => ({ node: { type: node } }),
});

const colour = new GraphQLEnumType({ name: 'Colour', values: { SCARLET: {}, CRIMSON: {} } });

const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
      node: { type: node },
      painted: { type: GraphQLString, args: { colour: { type: colour } }, resolve: () => 'painted' },
      reader: { type: GraphQLString, resolve: (_, __, { reader }) => reader },
      fault: {
        type: GraphQLString,
        resolve: () => {
          throw new Error('The password of the database is secret.');
        },
      },
      refusal: {
        type: GraphQLString,
        resolve: () => {
          throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
        },
      },
    },
  }),
});

const toRequest = (query: string, variables: Record<string, unknown> = {}): GraphqlRequest => ({
  query,
  variables,
  operationName: undefined,
});

const logged: unknown[] = [];
const { events, log } = recordLog();
const handleRequest = createGraphqlHandler<Context>(schema, limits, {
  isSchemaPublic: false,
  log,
  logRejection: (rejection, { operationName }, { reader }) =>
    void logged.push([rejection, operationName, reader]),
});
beforeEach(() => void logged.splice(0));
const request = async (query: string, reader = 'nobody'): Promise<string> =>
  (await handleRequest(toRequest(query), { reader })).body;

test('creates a context for each request', async () => {
  const bodies = await Promise.all(['anna', 'bernd'].map((reader) => request('{ reader }', reader)));
  expect(bodies).toEqual(['{"data":{"reader":"anna"}}', '{"data":{"reader":"bernd"}}']);
});

test('returns the reason of a rejection', async () => {
  expect(await request('{ refusal }')).toMatch(/Sign in first\..*UNAUTHENTICATED/);
});

test('logs an internal error without exposing it', async () => {
  const body = await request('{ fault }');
  expect(body).toContain('Unexpected error.');
  expect(body).not.toContain('secret');
  expect(events.map(({ level }) => level)).toEqual(['error']);
  expect(events[0]?.['error']).toContain('secret');
});

test.each([
  ['too many aliases', '{ a: reader b: reader }', /Aliases limit/],
  ['too many words', `{ ${'reader '.repeat(30)} }`, /Token limit/],
])('rejected: %s', async (_, query, message) => {
  expect(await request(query)).toMatch(message);
});

const guesses: [string, GraphqlRequest][] = [
  ['a field', toRequest('{ readr }')],
  ['an argument', toRequest('{ painted(color: SCARLET) }')],
  ['a value', toRequest('{ painted(colour: SCARLETT) }')],
  [
    'a value of a variable',
    toRequest('query Q($colour: Colour) { painted(colour: $colour) }', { colour: 'SCARLETT' }),
  ],
  ['a type', toRequest('{ ... on Quer { reader } }')],
];

test.each(guesses)('suggests no names for the guess %s, unless the schema is public', async (_, question) => {
  const context = { reader: 'nobody' };
  const hidden = await handleRequest(question, context);
  expect(hidden.body).toContain('"errors":[{"message":"');
  expect(hidden.body).not.toMatch(/Did you mean|CRIMSON/);
  const publicHandler = createGraphqlHandler<Context>(schema, limits, { isSchemaPublic: true, log });
  expect((await publicHandler(question, context)).body).toContain('Did you mean');
});

test('introspection is rejected, unless the schema is public', async () => {
  const question = toRequest('{ __type(name: "Node") { name } }');
  const context = { reader: 'nobody' };
  expect((await handleRequest(question, context)).body).toContain('introspection has been disabled');
  const publicHandler = createGraphqlHandler<Context>(schema, limits, { isSchemaPublic: true, log });
  expect((await publicHandler(question, context)).body).toContain('"name":"Node"');
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', GRAPHQL_SCHEMA: 'public' }, true],
  [{ NODE_ENV: 'development', GRAPHQL_SCHEMA: 'hidden' }, false],
])('with %j the schema is public: %s', (variables, isPublic) => {
  expect(isSchemaPublic(schemaVariables.parse(variables))).toBe(isPublic);
});

test.each([
  ['aliases', '{ a: reader b: reader }'],
  ['tokens', `{ ${'reader '.repeat(30)} }`],
  ['directives', '{ reader @skip(if: false) @include(if: true) }'],
  ['depth', '{ node { node { node { __typename } } } }'],
  ['invalid', '{ readr secret }'],
  ['invalid', '{ reader'],
])('logs a request rejected for %s once for each attempt: %s', async (reason, query) => {
  for (const reader of ['anna', 'bernd']) await request(query, reader);
  expect(logged).toEqual(['anna', 'bernd'].map((reader) => [reason, undefined, reader]));
});

test('does not log successful requests and rejections by fields', async () => {
  await request('{ reader }');
  await request('{ refusal }');
  expect(logged).toEqual([]);
});

test.each([
  ['Complexity', 'complexity', 11],
  ['Depth', 'depth', 3],
  ['Breadth', 'breadth', 12],
] as const)('names the exceeded limit of %s to the caller and in the log', (kind, limit, found) => {
  const measured = { complexity: 11, depth: 3, breadth: 12 };
  const error = createComplexityOptions(limits).complexityError(kind, measured);
  expect(error.message).toBe(`Query exceeds maximum ${limit} (${limit}: ${found}, max: ${limits[limit]})`);
  expect(findLimit([new GraphQLError('Another.'), error])).toBe(limit);
});

test('prints the schema in a stable order', () => {
  expect(printSdl(buildSchema('type Query { b: Int a: Int }'))).toBe('type Query {\n  a: Int\n  b: Int\n}\n');
});
