import { lexicographicSortSchema, printSchema } from 'graphql';
import { builder } from './builder';
import './classificationType';
import './mediaTypes';
import './productType';
import './queries';
import './specificationType';

/** The service's GraphQL schema. */
export const schema = builder.toSchema();

/** The schema as SDL in a stable order, ending in a line feed: the snapshot that other packages generate from. */
export const printSdl = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
