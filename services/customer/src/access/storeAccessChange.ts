import type { Transaction } from 'kysely';
import type { AccessAction, AccessStatus, ApplicationKey } from '@kmx/contract/access';
import { writeAudit, type Actor } from '../audit/audit';
import type { Tables } from '../database/tables';
import { expiredBefore, type OwnAction } from './decideAccessChange';

import { addIdentityTask } from './identityTasks';

export interface AccessChange {
  userId: string;
  application: ApplicationKey;
  action: AccessAction | OwnAction;
  /** Null for no access yet. */
  from: AccessStatus | null;
  to: AccessStatus;
  actor: Actor;
  note: string | null;
  at: Date;
}

type Write = Transaction<Tables>;

const requestingActions: readonly AccessChange['action'][] = ['invite', 'grantAccess', 'requestAccess'];

const valuesOf = ({ action, to, actor, at }: AccessChange) => {
  const time = at.toISOString();
  return {
    status: to,
    changed_at: time,
    ...(requestingActions.includes(action) ? { requested_by: actor.name, requested_at: time } : {}),
    ...(to === 'invited' ? { invited_at: time } : {}),
  };
};

const insert = async (write: Write, change: AccessChange): Promise<boolean> => {
  const blank = { requested_by: null, requested_at: null, invited_at: null };
  const inserted = await write
    .insertInto('customer_access')
    .values({ user_id: change.userId, application: change.application, ...blank, ...valuesOf(change) })
    .onConflict((conflict) => conflict.columns(['user_id', 'application']).doNothing())
    .returning('user_id')
    .execute();
  return inserted.length === 1;
};

/** Changes the row when it still has the status that was expected; of two that come at once, one finds it so. */
const update = async (write: Write, change: AccessChange, from: AccessStatus): Promise<boolean> => {
  const cutoff = expiredBefore(change.at);
  const row = write
    .updateTable('customer_access')
    .set(valuesOf(change))
    .where('user_id', '=', change.userId)
    .where('application', '=', change.application);
  const expected =
    from === 'inviteExpired'
      ? row.where((is) =>
          is.or([
            is('status', '=', 'inviteExpired'),
            is.and([is('status', '=', 'invited'), is('invited_at', '<=', cutoff)]),
          ]),
        )
      : row
          .where('status', '=', from)
          .where((is) => is.or([is('status', '!=', 'invited'), is('invited_at', '>', cutoff)]));
  return (await expected.returning('user_id').execute()).length === 1;
};

/**
 * Stores a change of access with its trace and the task for the identity provider; false, and nothing stored, when
 * the access has another status than `from` by now.
 */
export const storeAccessChange = async (write: Write, change: AccessChange): Promise<boolean> => {
  const { userId, from, at } = change;
  const isStored = from === null ? await insert(write, change) : await update(write, change, from);
  if (!isStored) return false;
  await writeAudit(write, change);
  await addIdentityTask(write, userId, at);
  return true;
};
