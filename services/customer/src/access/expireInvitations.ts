import { writeAudit } from '../audit/audit';
import type { CustomerDatabase } from '../database/connect';
import { expiredBefore } from './decideAccessChange';
import { addIdentityTask } from './identityTasks';

const batchSize = 100;
const itself = { id: null, name: 'Customer service' };

/** Marks invitations as expired and queues the change for the provider; returns how many. */
export const expireInvitations = async (db: CustomerDatabase, now: Date): Promise<number> => {
  const expired = await db
    .selectFrom('customer_access')
    .select(['user_id', 'application', 'invited_at'])
    .where('status', '=', 'invited')
    .where('invited_at', '<=', expiredBefore(now))
    .orderBy('user_id')
    .limit(batchSize)
    .execute();
  for (const { user_id: userId, application, invited_at: invitedAt } of expired)
    await db.transaction().execute(async (write) => {
      const changed = await write
        .updateTable('customer_access')
        .set({ status: 'inviteExpired', changed_at: now.toISOString() })
        .where('user_id', '=', userId)
        .where('application', '=', application)
        .where('status', '=', 'invited')
        .where('invited_at', '=', invitedAt)
        .returning('user_id')
        .execute();
      if (changed.length === 0) return;
      const fact = { userId, application, actor: itself, action: 'expire', at: now } as const;
      await writeAudit(write, { ...fact, from: 'invited', to: 'inviteExpired' });
      await addIdentityTask(write, userId, now);
    });
  return expired.length;
};
