import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { z } from 'zod';

export const schemaVariables = z.object({
  NODE_ENV: z.string().optional(),
  GRAPHQL_SCHEMA: z.enum(['public', 'hidden'], 'must be public or hidden').optional(),
});

/** True by GRAPHQL_SCHEMA, by default outside of production. */
export const isSchemaPublic = ({ NODE_ENV, GRAPHQL_SCHEMA }: z.output<typeof schemaVariables>): boolean =>
  GRAPHQL_SCHEMA === undefined ? NODE_ENV !== 'production' : GRAPHQL_SCHEMA === 'public';

/** graphql-js appends it to messages, with names of fields, arguments, types or values. */
const suggestion = /\s*Did you mean .+\?$/s;

export const hideSchema: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
  onResultProcess: ({ result }) => {
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    for (const error of result.errors ?? []) error.message = error.message.replace(suggestion, '');
  },
};
