import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

export const printSdl = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
