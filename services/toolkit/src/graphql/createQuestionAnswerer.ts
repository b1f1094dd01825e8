import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Question } from '../http/readQuestion';
import type { QuestionLimits } from './questionLimits';

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

const address = 'http://service.invalid/graphql';

/** Costs are judged by the complexity plugin, which sees the values of variables; armor's own does not. */
const createProtection = ({ depth, aliases, directives, tokens }: QuestionLimits) =>
  new EnvelopArmor({
    maxDepth: { n: depth },
    maxAliases: { n: aliases },
    maxDirectives: { n: directives },
    maxTokens: { n: tokens },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  }).protect().plugins;

/** Executes questions within limits; faults within are logged and told to nobody ("Unexpected error."). */
export const createQuestionAnswerer = <Given extends object>(
  schema: GraphQLSchema,
  limits: QuestionLimits,
): QuestionAnswerer<Given> => {
  const yoga = createYoga<{ given: Given }, Given>({
    schema,
    context: ({ given }) => given,
    plugins: createProtection(limits),
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
    const answer = await yoga.fetch(address, request, { given });
    return { status: answer.status, body: await answer.text() };
  };
};
