import { GraphQLError } from 'graphql';

/** What one question may cost. */
export interface QuestionLimits {
  /** Bytes of a request. */
  requestBytes: number;
  /** Levels of selections. */
  depth: number;
  /** Fields, fragments unfolded. */
  breadth: number;
  /** Fields times the length that lists are taken to have. */
  complexity: number;
  listMultiplier: number;
  aliases: number;
  directives: number;
  tokens: number;
}

/** The limits that a question itself can go past. */
const limitNames = ['depth', 'breadth', 'complexity', 'aliases', 'directives', 'tokens'] as const;

/** What a question has too much of. */
export type QuestionLimit = (typeof limitNames)[number];

/** Says in the error itself which limit it is about, for callers and for the log. */
export const markLimit = (error: GraphQLError, limit: QuestionLimit): GraphQLError => {
  error.extensions['limit'] = limit;
  return error;
};

/** The limit that the first such error is about; undefined when all are about something else. */
export const findLimit = (errors: readonly GraphQLError[]): QuestionLimit | undefined =>
  limitNames.find((name) => errors.some(({ extensions }) => extensions['limit'] === name));

const measures = ['complexity', 'depth', 'breadth'] as const;
type Measured = Record<(typeof measures)[number], number>;

/** The limits as the complexity plugin of the schema builder takes them. */
export const createComplexityOptions = (limits: QuestionLimits) => {
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
