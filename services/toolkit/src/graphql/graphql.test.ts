import {
  buildSchema,
  GraphQLEnumType,
  GraphQLError,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { Question } from '../http/readQuestion';
import { createQuestionAnswerer } from './createQuestionAnswerer';
import { printSdl } from './printSdl';
import { createComplexityOptions, findLimit } from './questionLimits';
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

const toQuestion = (query: string, variables: Record<string, unknown> = {}): Question => ({
  query,
  variables,
  operationName: undefined,
});

const noted: unknown[] = [];
const answerQuestion = createQuestionAnswerer<Context>(schema, limits, {
  isSchemaPublic: false,
  note: (refusal, { operationName }, { reader }) => void noted.push([refusal, operationName, reader]),
});
beforeEach(() => void noted.splice(0));
const ask = async (query: string, reader = 'nobody'): Promise<string> =>
  (await answerQuestion(toQuestion(query), { reader })).body;

test('every question has a context of its own', async () => {
  const bodies = await Promise.all(['anna', 'bernd'].map((reader) => ask('{ reader }', reader)));
  expect(bodies).toEqual(['{"data":{"reader":"anna"}}', '{"data":{"reader":"bernd"}}']);
});

test('a refusal is told', async () => {
  expect(await ask('{ refusal }')).toMatch(/Sign in first\..*UNAUTHENTICATED/);
});

test('a fault is logged and told to nobody', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = await ask('{ fault }');
  expect(body).toContain('Unexpected error.');
  expect(body).not.toContain('secret');
  expect(log).toHaveBeenCalled();
});

test.each([
  ['too many aliases', '{ a: reader b: reader }', /Aliases limit/],
  ['too many words', `{ ${'reader '.repeat(30)} }`, /Token limit/],
])('refused: %s', async (_, query, message) => {
  expect(await ask(query)).toMatch(message);
});

const guesses: [string, Question][] = [
  ['a field', toQuestion('{ readr }')],
  ['an argument', toQuestion('{ painted(color: SCARLET) }')],
  ['a value', toQuestion('{ painted(colour: SCARLETT) }')],
  [
    'a value of a variable',
    toQuestion('query Q($colour: Colour) { painted(colour: $colour) }', { colour: 'SCARLETT' }),
  ],
  ['a type', toQuestion('{ ... on Quer { reader } }')],
];

test.each(guesses)('who guesses %s gets no hint, unless the schema is public', async (_, question) => {
  const context = { reader: 'nobody' };
  const hidden = await answerQuestion(question, context);
  expect(hidden.body).toContain('"errors":[{"message":"');
  expect(hidden.body).not.toMatch(/Did you mean|CRIMSON/);
  const publicAnswerer = createQuestionAnswerer<Context>(schema, limits, { isSchemaPublic: true });
  expect((await publicAnswerer(question, context)).body).toContain('Did you mean');
});

test('introspection is rejected, unless the schema is public', async () => {
  const question = toQuestion('{ __type(name: "Node") { name } }');
  const context = { reader: 'nobody' };
  expect((await answerQuestion(question, context)).body).toContain('introspection has been disabled');
  const publicAnswerer = createQuestionAnswerer<Context>(schema, limits, { isSchemaPublic: true });
  expect((await publicAnswerer(question, context)).body).toContain('"name":"Node"');
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
])('refused for %s, a question is noted once, each time that it is asked: %s', async (refusal, query) => {
  for (const reader of ['anna', 'bernd']) await ask(query, reader);
  expect(noted).toEqual(['anna', 'bernd'].map((reader) => [refusal, undefined, reader]));
});

test('what was answered, and what a field refuses by itself, is not noted', async () => {
  await ask('{ reader }');
  await ask('{ refusal }');
  expect(noted).toEqual([]);
});

test.each([
  ['Complexity', 'complexity', 11],
  ['Depth', 'depth', 3],
  ['Breadth', 'breadth', 12],
] as const)('an excess of %s says so, for the caller and the log', (kind, limit, found) => {
  const measured = { complexity: 11, depth: 3, breadth: 12 };
  const error = createComplexityOptions(limits).complexityError(kind, measured);
  expect(error.message).toBe(`Query exceeds maximum ${limit} (${limit}: ${found}, max: ${limits[limit]})`);
  expect(findLimit([new GraphQLError('Another.'), error])).toBe(limit);
});

test('the schema is printed in a stable order', () => {
  expect(printSdl(buildSchema('type Query { b: Int a: Int }'))).toBe('type Query {\n  a: Int\n  b: Int\n}\n');
});
