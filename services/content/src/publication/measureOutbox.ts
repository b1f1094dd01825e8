import type { Payload } from 'payload';
import type { QueueState } from '@kmx/server/metrics';

/** Reads the state of the outbox for the metrics; a merged row is as old as the oldest notification in it. */
export const measureOutbox = async (payload: Payload, now: Date): Promise<QueueState> => {
  const count = async (where: { attempts: object }): Promise<number> =>
    (await payload.count({ collection: 'outbox', where })).totalDocs;
  const { docs } = await payload.find({
    collection: 'outbox',
    limit: 1,
    pagination: false,
    sort: 'createdAt',
    depth: 0,
  });
  const [oldest] = docs;
  return {
    entries: {
      waiting: await count({ attempts: { equals: 0 } }),
      failing: await count({ attempts: { greater_than: 0 } }),
    },
    oldestSeconds: oldest ? Math.max(0, (now.getTime() - Date.parse(oldest.createdAt)) / 1000) : 0,
  };
};
