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
import { environment } from '../config/environment';
import { findExcessCost } from './cost';
import { findExcess, maxNesting, measureNesting } from './limits';

type Prepared = { ok: true; document: DocumentNode } | { ok: false; errors: readonly GraphQLError[] };

const rules = environment.isSchemaPublic
  ? specifiedRules
  : [...specifiedRules, NoSchemaIntrospectionCustomRule];

/** Suggestions would reveal the schema name by name. */
const hideSuggestions = !environment.isSchemaPublic;

/** The site sends a few dozen different documents; anonymous documents must not evict all of them. */
const prepared = new LRUCache<string, Prepared>({ max: 300 });

/** The size is checked before the validation, whose cost grows faster than the document. */
const findErrors = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] => {
  const excess = findExcess(document);
  if (excess.length > 0) return excess;
  const errors = validate(schema, document, rules, { maxErrors: 5, hideSuggestions });
  return errors.length > 0 ? errors : findExcessCost(schema, document);
};

const prepare = (schema: GraphQLSchema, source: string): Prepared => {
  try {
    if (measureNesting(source) > maxNesting)
      throw new GraphQLError(`A request nests brackets at most ${maxNesting} deep.`);
    const document = parse(source, { maxLexicalTokens: 20_000 });
    const errors = findErrors(schema, document);
    return errors.length > 0 ? { ok: false, errors } : { ok: true, document };
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
