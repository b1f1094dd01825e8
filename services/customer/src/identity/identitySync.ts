import { randomUUID } from 'node:crypto';
import { describeFailure, type Log } from '@kmx/server/logging';
import { createPoller, type Poller } from '../../../toolkit/src/work/createPoller';
import { decideRetry, type RetrySchedule } from '../../../toolkit/src/work/decideRetry';
import { expireInvitations } from '../access/expireInvitations';
import { createIdentityTasks, type IdentityTask } from '../access/identityTasks';
import type { CustomerDatabase } from '../database/connect';
import { computeRoles, ownedRoles } from './computeRoles';
import type { IdentityClient } from './identityClient';

interface SyncOptions {
  db: CustomerDatabase;
  identity: IdentityClient;
  schedule: RetrySchedule;
  leaseMilliseconds: number;
  now: () => Date;
  random: () => number;
  log: Log;
}

const batchSize = 10;
const pollMilliseconds = 5000;

/** Sends the roles of changed users to the provider. */
export interface IdentitySync extends Poller {
  /** Tries at once for one user; what fails is tried again later. Ends within the server timeout. */
  push: (userId: string) => Promise<void>;
}

/** Sends the roles of changed users to the provider: at once if possible, else with leases and delayed retries. */
export const createIdentitySync = (options: SyncOptions): IdentitySync => {
  const { db, identity, schedule, now, random, log } = options;
  const tasks = createIdentityTasks(db);
  const lease = { owner: randomUUID(), duration: options.leaseMilliseconds };

  const notifyIdentity = async (task: IdentityTask): Promise<void> => {
    try {
      const roles = await computeRoles(db, task.user_id, now());
      if (roles !== null) await identity.setRoles(task.user_id, roles, ownedRoles);
    } catch (error) {
      const failures = task.attempts + 1;
      const dueAt = decideRetry(schedule, failures, now(), random());
      log(
        'warn',
        'The roles of an account could not be sent to the identity service.',
        { account: task.user_id, failures },
        error,
      );
      return tasks.markFailed(task, lease.owner, describeFailure(error), dueAt);
    }
    await tasks.markDone(task, lease.owner);
  };
  const poller = createPoller({
    batch: async () => {
      const expired = await expireInvitations(db, now());
      const taken = await tasks.take(now(), batchSize, lease);
      await Promise.all(taken.map(notifyIdentity));
      return expired + taken.length;
    },
    pollMilliseconds: Math.min(pollMilliseconds, schedule.first),
    onFailure: (error) => log('error', 'The tasks for the identity service could not be read.', {}, error),
  });
  return {
    ...poller,
    push: async (userId) => {
      const [task] = await tasks.take(now(), 1, lease, userId);
      if (task) await notifyIdentity(task);
      // Another process is sending the previous roles; the worker checks again when it has finished.
      else poller.wake();
    },
  };
};
