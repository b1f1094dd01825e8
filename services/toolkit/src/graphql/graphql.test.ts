/** @jest-environment node */
import { buildSchema, GraphQLError, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { createQuestionAnswerer } from './createQuestionAnswerer';
import { printSdl } from './printSdl';

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

const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
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

const answerQuestion = createQuestionAnswerer<Context>(schema, limits);
const ask = async (query: string, reader = 'nobody'): Promise<string> =>
  (await answerQuestion({ query, variables: {}, operationName: undefined }, { reader })).body;

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
  ['a field that there is not, without a hint at those that there are', '{ readr }', /Suggestion hidden/],
])('refused: %s', async (_, query, message) => {
  expect(await ask(query)).toMatch(message);
});

test('the schema is printed in a stable order', () => {
  expect(printSdl(buildSchema('type Query { b: Int a: Int }'))).toBe('type Query {\n  a: Int\n  b: Int\n}\n');
});
