import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { findExcess } from './limits';

type Prepared = { ok: true; document: DocumentNode } | { ok: false; errors: readonly GraphQLError[] };

const isProduction = process.env.NODE_ENV === 'production';
const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;

/** The site sends some dozen different documents; a stranger's cannot push all of them out at once. */
const prepared = new LRUCache<string, Prepared>({ max: 300 });

const prepare = (schema: GraphQLSchema, source: string): Prepared => {
  try {
    const document = parse(source, { maxLexicalTokens: 20_000 });
    const errors = validate(schema, document, rules, { maxErrors: 5 });
    const all = errors.length > 0 ? errors : findExcess(document);
    return all.length > 0 ? { ok: false, errors: all } : { ok: true, document };
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] };
    throw error;
  }
};

/** Parses and checks a document, each text once per process. */
export const prepareDocument = (schema: GraphQLSchema, source: string): Prepared => {
  const known = prepared.get(source);
  if (known) return known;
  const fresh = prepare(schema, source);
  prepared.set(source, fresh);
  return fresh;
};
