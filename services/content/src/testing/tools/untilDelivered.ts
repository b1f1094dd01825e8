import type { Payload } from 'payload';

/** Waits for the notifications of earlier changes: each delivery clears the cache and is counted. */
export const untilDelivered = async (payload: Payload): Promise<void> => {
  const until = Date.now() + 5_000;
  while ((await payload.count({ collection: 'outbox' })).totalDocs > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
};
