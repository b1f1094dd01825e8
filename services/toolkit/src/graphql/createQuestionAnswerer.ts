import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Question } from '../http/readQuestion';
import { findLimit, markLimit, type QuestionLimit, type QuestionLimits } from './questionLimits';
import { hideSchema } from './schemaExposure';

/** A question's answer as it is sent: the HTTP status and JSON. */
export interface QuestionAnswer {
  status: number;
  body: string;
}

/** Answers a question; resolvers are given `context`. */
export type QuestionAnswerer<Given extends object> = (
  question: Question,
  context: Given,
) => Promise<QuestionAnswer>;

/** Why a question as a whole was not answered: it goes past a limit, or cannot be understood. */
export type QuestionRefusal = QuestionLimit | 'invalid';

/** Why a question as a whole is refused, for the log: kinds and counts of ours, nothing that was written into it. */
export const describeRefusal = (refusal: QuestionRefusal, limits: QuestionLimits): string =>
  refusal === 'invalid'
    ? 'It is no valid question.'
    : `It goes past the limit of ${limits[refusal]} for ${refusal}.`;

/** Hears of a refused question once, however many errors it has; never its text. */
export type NoteRefusedQuestion<Given extends object> = (
  refusal: QuestionRefusal,
  question: Question,
  context: Given,
) => void;

interface ServerContext<Given extends object> {
  given: Given;
  question: Question;
}

const address = 'http://service.invalid/graphql';

const about = (limit: QuestionLimit) => [
  (_: unknown, error: GraphQLError): void => void markLimit(error, limit),
];

/** Costs are judged by the complexity plugin, which sees the values of variables; armor's own does not. */
const createProtection = ({ depth, aliases, directives, tokens }: QuestionLimits) =>
  new EnvelopArmor({
    maxDepth: { n: depth, onReject: about('depth') },
    maxAliases: { n: aliases, onReject: about('aliases') },
    maxDirectives: { n: directives, onReject: about('directives') },
    maxTokens: { n: tokens, onReject: about('tokens') },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect().plugins;

/** Without data nothing was executed; past a cost, each field of the question is refused for itself. */
const createRefusalPlugin = <Given extends object>(
  note: NoteRefusedQuestion<Given>,
): Plugin<object, ServerContext<Given>> => ({
  onResultProcess: ({ result, serverContext: { question, given } }) => {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return;
    const refusal = findLimit(result.errors) ?? (result.data === undefined ? 'invalid' : undefined);
    if (refusal) note(refusal, question, given);
  },
});

interface AnswererOptions<Given extends object> {
  /** False rejects introspection and removes suggestions from messages. */
  isSchemaPublic: boolean;
  /** Called once for every question that is refused as a whole. */
  note?: NoteRefusedQuestion<Given>;
}

/** Executes questions within limits; faults within are logged and not exposed ("Unexpected error."). */
export const createQuestionAnswerer = <Given extends object>(
  schema: GraphQLSchema,
  limits: QuestionLimits,
  { isSchemaPublic, note }: AnswererOptions<Given>,
): QuestionAnswerer<Given> => {
  const yoga = createYoga<ServerContext<Given>, Given>({
    schema,
    context: ({ given }) => given,
    plugins: [
      ...createProtection(limits),
      ...(isSchemaPublic ? [] : [hideSchema]),
      ...(note ? [createRefusalPlugin(note)] : []),
    ],
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: 'warn',
  });
  return async (question, given) => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
    };
    const answer = await yoga.fetch(address, request, { given, question });
    return { status: answer.status, body: await answer.text() };
  };
};
