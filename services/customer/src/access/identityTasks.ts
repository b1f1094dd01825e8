import type { Transaction } from 'kysely';
import type { CustomerDatabase } from '../database/connect';
import type { Row, Tables } from '../database/tables';

export type IdentityTask = Row<'customer_identity_tasks'>;

interface Lease {
  owner: string;
  /** Milliseconds. */
  duration: number;
}

/** Queues a synchronisation of the user's roles with the provider, in the transaction that changes them. */
export const addIdentityTask = async (
  write: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<void> => {
  const fresh = { state: 'waiting', attempts: 0, due_at: now.toISOString(), last_error: null } as const;
  await write
    .insertInto('customer_identity_tasks')
    .values({ ...fresh, user_id: userId, version: 1, lease_until: null, lease_owner: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((is) => ({ ...fresh, version: is('customer_identity_tasks.version', '+', 1) })),
    )
    .execute();
};

/** The users whose roles are not yet synchronised with the provider; several processes may work on them. */
export const createIdentityTasks = (db: CustomerDatabase) => ({
  /** Leases up to `limit` due tasks, or that of one user. Other processes do not get them until the lease ends. */
  take: async (now: Date, limit: number, lease: Lease, userId?: string): Promise<IdentityTask[]> => {
    const at = now.toISOString();
    let due = db
      .selectFrom('customer_identity_tasks')
      .select('user_id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', at)
      .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', at)]))
      .orderBy('due_at')
      .orderBy('user_id')
      .limit(limit);
    if (userId !== undefined) due = due.where('user_id', '=', userId);
    const ids = (await due.execute()).map((row) => row.user_id);
    if (ids.length === 0) return [];
    return db
      .updateTable('customer_identity_tasks')
      .set({
        lease_owner: lease.owner,
        lease_until: new Date(now.getTime() + lease.duration).toISOString(),
      })
      .where('user_id', 'in', ids)
      .where('state', '=', 'waiting')
      .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', at)]))
      .returningAll()
      .execute();
  },
  /** Ends the task, unless the user was changed again meanwhile: then it is free for the next attempt. */
  markDone: async ({ user_id: userId, version }: IdentityTask, owner: string): Promise<void> => {
    const free = { lease_until: null, lease_owner: null };
    const mine = db
      .updateTable('customer_identity_tasks')
      .where('user_id', '=', userId)
      .where('lease_owner', '=', owner);
    await mine
      .set({ ...free, state: 'done', last_error: null })
      .where('version', '=', version)
      .execute();
    await mine.set(free).execute();
  },
  /** Counts a failure; without a next attempt (`dueAt` null) the task is dead until the user's next change. */
  markFailed: async (
    { user_id: userId }: IdentityTask,
    owner: string,
    reason: string,
    dueAt: Date | null,
  ): Promise<void> => {
    await db
      .updateTable('customer_identity_tasks')
      .set((is) => ({
        attempts: is('attempts', '+', 1),
        last_error: reason,
        lease_until: null,
        lease_owner: null,
      }))
      .set(dueAt === null ? { state: 'dead' } : { due_at: dueAt.toISOString() })
      .where('user_id', '=', userId)
      .where('lease_owner', '=', owner)
      .execute();
  },
  /** Tasks that are not done, dead ones first. */
  listOpen: (): Promise<IdentityTask[]> =>
    db
      .selectFrom('customer_identity_tasks')
      .selectAll()
      .where('state', '!=', 'done')
      .orderBy('state')
      .orderBy('due_at')
      .execute(),
});

export type IdentityTasks = ReturnType<typeof createIdentityTasks>;
