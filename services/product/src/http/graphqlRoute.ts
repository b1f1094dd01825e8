import {
  createQuestionAnswerer,
  type QuestionAnswer,
} from '../../../toolkit/src/graphql/createQuestionAnswerer';
import type { Question } from '../../../toolkit/src/http/readQuestion';
import type { ProductDatabase } from '../database/connect';
import { createContext, type ProductContext } from '../graphql/context';
import { limits } from '../graphql/limits';
import { schema } from '../graphql/schema';
import { createResponseCache } from './responseCache';

/** The same for questions that have the same answer. */
const keyOf = ({ query, variables, operationName }: Question): string =>
  JSON.stringify([query, variables, operationName ?? null]);

/** Answers questions, from a cache where the answer is known: the data are public and the same for everybody. */
export const createCachedAnswerer = (db: ProductDatabase, cacheSeconds: number) => {
  const answerQuestion = createQuestionAnswerer<ProductContext>(schema, limits);
  const cache = createResponseCache(cacheSeconds);
  return (question: Question): Promise<{ answer: QuestionAnswer; isHit: boolean }> =>
    cache.answer(keyOf(question), () => answerQuestion(question, createContext(db)));
};
