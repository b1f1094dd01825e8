import { LRUCache } from 'lru-cache';
import type { QuestionAnswer } from '../../../toolkit/src/graphql/createQuestionAnswerer';

/** Characters of all answers that are kept; the whole range in one language has about 4 million. */
const largestCharacters = 64 * 1024 * 1024;

export interface ResponseCache {
  /**
   * The answer of `key`, computed at most once while it is kept; who asks at the same time waits for the same
   * computation. Only answers without errors are kept: see {@link isKept}.
   */
  answer: (
    key: string,
    compute: () => Promise<QuestionAnswer>,
  ) => Promise<{ answer: QuestionAnswer; isHit: boolean }>;
  clear: () => void;
}

/** An answer that names an error is never kept; GraphQL puts `errors` before `data` or alone. */
export const isKept = ({ status, body }: QuestionAnswer): boolean =>
  status === 200 && !body.startsWith('{"errors"');

/** A bounded cache in memory for answers that are the same for everybody; `seconds` 0 keeps none. */
export const createResponseCache = (seconds: number): ResponseCache => {
  const kept = new LRUCache<string, QuestionAnswer>({
    maxSize: largestCharacters,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: Math.max(1, seconds * 1000),
  });
  const pending = new Map<string, Promise<QuestionAnswer>>();
  const computeOnce = (key: string, compute: () => Promise<QuestionAnswer>): Promise<QuestionAnswer> => {
    const computing = compute().finally(() => pending.delete(key));
    pending.set(key, computing);
    return computing;
  };
  return {
    answer: async (key, compute) => {
      const known = kept.get(key);
      if (known) return { answer: known, isHit: true };
      const running = pending.get(key);
      if (running) return { answer: await running, isHit: true };
      const answer = await computeOnce(key, compute);
      if (seconds > 0 && isKept(answer)) kept.set(key, answer);
      return { answer, isHit: false };
    },
    clear: () => kept.clear(),
  };
};
