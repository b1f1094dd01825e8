import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** A schema as SDL in a stable order, ending in a line feed: the snapshot that other packages generate from. */
export const printSdl = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
