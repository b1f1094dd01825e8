import {
  createQuestionAnswerer,
  describeRefusal,
  type NoteRefusedQuestion,
  type QuestionAnswer,
} from '../../../toolkit/src/graphql/createQuestionAnswerer';
import type { Question } from '../../../toolkit/src/http/readQuestion';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { ProductDatabase } from '../database/connect';
import { createContext, type ProductContext } from '../graphql/context';
import { limits } from '../graphql/limits';
import { schema } from '../graphql/schema';
import { createResponseCache } from './responseCache';

/** What a caller calls a question is cut after so many characters. */
const longestName = 64;

/** The same for questions that have the same answer. */
const keyOf = ({ query, variables, operationName }: Question): string =>
  JSON.stringify([query, variables, operationName ?? null]);

/** One line, as the customer service writes it. */
const noteRefused: NoteRefusedQuestion<ProductContext> = (refusal, { operationName = 'graphql' }) =>
  console.error(
    `product: nobody known was refused operation ${cleanLine(operationName).slice(0, longestName)} (${describeRefusal(refusal, limits)})`,
  );

export interface AnswererOptions {
  /** 0 caches nothing. */
  cacheSeconds: number;
  /** False rejects introspection and removes suggestions from messages. */
  isSchemaPublic: boolean;
}

/** Answers questions, from a cache where the answer is known: the data are public and the same for everybody. */
export const createCachedAnswerer = (
  db: ProductDatabase,
  { cacheSeconds, isSchemaPublic }: AnswererOptions,
) => {
  const answerQuestion = createQuestionAnswerer<ProductContext>(schema, limits, {
    isSchemaPublic,
    note: noteRefused,
  });
  const cache = createResponseCache(cacheSeconds);
  return (question: Question): Promise<{ answer: QuestionAnswer; isHit: boolean }> =>
    cache.answer(keyOf(question), () => answerQuestion(question, createContext(db)));
};
