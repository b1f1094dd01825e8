import { GraphQLError } from 'graphql';

export interface QueryLimits {
  /** Bytes of the body. */
  requestBytes: number;
  /** Nesting of selections. */
  depth: number;
  /** Number of fields, with fragments expanded. */
  breadth: number;
  /** Fields multiplied by the assumed length of lists. */
  complexity: number;
  listMultiplier: number;
  aliases: number;
  directives: number;
  tokens: number;
}

const limitNames = ['depth', 'breadth', 'complexity', 'aliases', 'directives', 'tokens'] as const;

export type QueryLimit = (typeof limitNames)[number];

export const markLimit = (error: GraphQLError, limit: QueryLimit): GraphQLError => {
  error.extensions['limit'] = limit;
  return error;
};

/** Limit of the first error that has one; undefined if none has. */
export const findLimit = (errors: readonly GraphQLError[]): QueryLimit | undefined =>
  limitNames.find((name) => errors.some(({ extensions }) => extensions['limit'] === name));

const measures = ['complexity', 'depth', 'breadth'] as const;
type Measured = Record<(typeof measures)[number], number>;

export const createComplexityOptions = (limits: QueryLimits) => {
  const { complexity, depth, breadth, listMultiplier } = limits;
  return {
    limit: { complexity, depth, breadth },
    defaultComplexity: 1,
    defaultListMultiplier: listMultiplier,
    complexityError: (kind: string, found: Measured): GraphQLError => {
      const limit = measures.find((name) => name === kind.toLowerCase()) ?? 'complexity';
      return markLimit(
        new GraphQLError(`Query exceeds maximum ${limit} (${limit}: ${found[limit]}, max: ${limits[limit]})`),
        limit,
      );
    },
  };
};
