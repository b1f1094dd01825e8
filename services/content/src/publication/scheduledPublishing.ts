import type { Payload } from 'payload';

const pollMilliseconds = 5_000;
const maxAtOnce = 20;
/** Longer than any publication takes: an older run was interrupted with its process. */
const abandonedAfterMilliseconds = 10 * 60 * 1000;

declare global {
  var kmxScheduledPublishing: NodeJS.Timeout | undefined;
}

const releaseAbandoned = async (payload: Payload): Promise<void> => {
  const before = new Date(Date.now() - abandonedAfterMilliseconds).toISOString();
  await payload.update({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { completedAt: { exists: false } },
        { updatedAt: { less_than: before } },
      ],
    },
    data: { processing: false },
    depth: 0,
  });
};

/**
 * Publishes and unpublishes due documents once. A failed job is logged and not retried: its reason,
 * such as a taken address, does not pass by itself.
 */
export const publishDue = async (payload: Payload): Promise<void> => {
  await releaseAbandoned(payload);
  await payload.jobs.run({ limit: maxAtOnce, silent: { info: true } });
};

/** Checks every 5 s for due schedules. There is one timer per process; further calls have no effect. */
export const startScheduledPublishing = (payload: Payload): void => {
  if (globalThis.kmxScheduledPublishing) return;
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await publishDue(payload);
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Scheduled publishing could not look for what is due.' });
    } finally {
      isRunning = false;
    }
  };
  globalThis.kmxScheduledPublishing = setInterval(() => void run(), pollMilliseconds).unref();
};
