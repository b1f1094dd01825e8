import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin, type YogaLogger } from 'graphql-yoga';
import type { Log } from '@kmx/server/logging';
import type { GraphqlRequest } from '../http/readGraphqlRequest';
import { findLimit, markLimit, type QueryLimit, type QueryLimits } from './queryLimits';
import { hideSchema } from './schemaExposure';

export interface GraphqlResponse {
  status: number;
  body: string;
}

export type GraphqlHandler<Given extends object> = (
  request: GraphqlRequest,
  context: Given,
) => Promise<GraphqlResponse>;

export type GraphqlRejection = QueryLimit | 'invalid';

export const describeRejection = (rejection: GraphqlRejection, limits: QueryLimits): string =>
  rejection === 'invalid'
    ? 'It is no valid question.'
    : `It goes past the limit of ${limits[rejection]} for ${rejection}.`;

/** Called once for each rejected request, however many errors it has; never receives its text. */
export type LogRejection<Given extends object> = (
  rejection: GraphqlRejection,
  request: GraphqlRequest,
  context: Given,
) => void;

interface ServerContext<Given extends object> {
  given: Given;
  graphqlRequest: GraphqlRequest;
}

const address = 'http://service.invalid/graphql';

const about = (limit: QueryLimit) => [
  (_: unknown, error: GraphQLError): void => void markLimit(error, limit),
];

/** The complexity plugin limits the cost, because it knows the values of variables; armor does not. */
const createProtection = ({ depth, aliases, directives, tokens }: QueryLimits) =>
  new EnvelopArmor({
    maxDepth: { n: depth, onReject: about('depth') },
    maxAliases: { n: aliases, onReject: about('aliases') },
    maxDirectives: { n: directives, onReject: about('directives') },
    maxTokens: { n: tokens, onReject: about('tokens') },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect().plugins;

/** A response without data was rejected before execution; a request that is too costly has an error at each field. */
const createRejectionPlugin = <Given extends object>(
  logRejection: LogRejection<Given>,
): Plugin<object, ServerContext<Given>> => ({
  onResultProcess: ({ result, serverContext: { graphqlRequest, given } }) => {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return;
    const rejection = findLimit(result.errors) ?? (result.data === undefined ? 'invalid' : undefined);
    if (rejection) logRejection(rejection, graphqlRequest, given);
  },
});

interface GraphqlHandlerOptions<Given extends object> {
  /** False rejects introspection and removes suggestions from messages. */
  isSchemaPublic: boolean;
  log: Log;
  /** Called once for every rejected request. */
  logRejection?: LogRejection<Given>;
}

const ignore = (): void => undefined;

const createGraphqlLogger = (log: Log): YogaLogger => ({
  debug: ignore,
  info: ignore,
  warn: (reason: unknown) => log('warn', 'GraphQL gave a warning.', {}, reason),
  error: (reason: unknown) => log('error', 'A field of a response failed.', {}, reason),
});

/** Executes requests within limits; internal errors are logged and not exposed ("Unexpected error."). */
export const createGraphqlHandler = <Given extends object>(
  schema: GraphQLSchema,
  limits: QueryLimits,
  { isSchemaPublic, log, logRejection }: GraphqlHandlerOptions<Given>,
): GraphqlHandler<Given> => {
  const yoga = createYoga<ServerContext<Given>, Given>({
    schema,
    context: ({ given }) => given,
    plugins: [
      ...createProtection(limits),
      ...(isSchemaPublic ? [] : [hideSchema]),
      ...(logRejection ? [createRejectionPlugin(logRejection)] : []),
    ],
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: createGraphqlLogger(log),
  });
  return async (graphqlRequest, given) => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(graphqlRequest),
    };
    const response = await yoga.fetch(address, request, { given, graphqlRequest });
    return { status: response.status, body: await response.text() };
  };
};
