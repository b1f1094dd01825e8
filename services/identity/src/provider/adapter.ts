import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import type { IdentityDatabase } from '../database/connect';

/** Rows live a little longer than what they hold, so that clocks of two processes may differ. */
const skewSeconds = 15;

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);

interface StoredPayload {
  payload: string;
  consumed_at: number | null;
}

const toPayload = (row: StoredPayload | undefined): AdapterPayload | undefined => {
  if (!row) return undefined;
  const payload = payloadSchema.parse(JSON.parse(row.payload));
  return row.consumed_at === null ? payload : { ...payload, consumed: row.consumed_at };
};

const toColumns = (payload: AdapterPayload, lifeSeconds: number | undefined) => ({
  payload: JSON.stringify(payload),
  account_id: payload.accountId ?? null,
  grant_id: payload.grantId ?? null,
  session_uid: payload.sessionUid ?? null,
  uid: payload.uid ?? null,
  expires_at: lifeSeconds ? nowSeconds() + lifeSeconds + skewSeconds : null,
});

/** However often a session is used: NIST SP 800-63B requires a new sign-in within 30 days (AAL1). */
const maxSessionSeconds = 30 * 24 * 60 * 60;

/**
 * Decides whether a session has reached its maximum lifetime, or began before the account's sessions were ended and was
 * only rewritten by a request under way.
 */
export const isEnded = (startedSeconds: number, endedSeconds: number | null): boolean =>
  startedSeconds + maxSessionSeconds <= nowSeconds() ||
  (endedSeconds !== null && startedSeconds < endedSeconds);

/** Model of the rows that mark an individually ended session; their id is its `uid`. */
export const endedSessionModel = 'EndedSession';

/** Treats an ended session as missing, even if a request under way has rewritten it. */
const withoutEnded = async (
  db: IdentityDatabase,
  payload: AdapterPayload | undefined,
): Promise<AdapterPayload | undefined> => {
  if (payload?.accountId === undefined || payload.loginTs === undefined) return payload;
  const account = await db
    .selectFrom('identity_accounts')
    .select('sessions_ended_at')
    .where('id', '=', payload.accountId)
    .executeTakeFirst();
  if (isEnded(payload.loginTs, account?.sessions_ended_at ?? null)) return undefined;
  const ended = await db
    .selectFrom('identity_oidc')
    .select('id')
    .where('model', '=', endedSessionModel)
    .where('id', '=', payload.uid ?? '')
    .executeTakeFirst();
  return ended ? undefined : payload;
};

/** Stores the protocol's data of one model: sessions, grants, codes, tokens, interactions. */
export const createAdapter = (db: IdentityDatabase, model: string): Adapter => {
  const living = () =>
    db
      .selectFrom('identity_oidc')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', nowSeconds())]));
  return {
    upsert: async (id, payload, lifeSeconds) => {
      const columns = toColumns(payload, lifeSeconds);
      await db
        .insertInto('identity_oidc')
        .values({ ...columns, model, id })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(columns))
        .execute();
    },
    find: async (id) => {
      const payload = toPayload(await living().where('id', '=', id).executeTakeFirst());
      return model === 'Session' ? withoutEnded(db, payload) : payload;
    },
    findByUid: async (uid) => toPayload(await living().where('uid', '=', uid).executeTakeFirst()),
    // Part of the device flow, which is off.
    findByUserCode: () => Promise.resolve(undefined),
    // The provider reads first and consumes later: of two processes that both read, the second is rejected here.
    consume: async (id) => {
      const { numUpdatedRows } = await db
        .updateTable('identity_oidc')
        .set({ consumed_at: nowSeconds() })
        .where('model', '=', model)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('the code has been used already');
    },
    destroy: async (id) => {
      await db.deleteFrom('identity_oidc').where('model', '=', model).where('id', '=', id).execute();
    },
    revokeByGrantId: async (grantId) => {
      await db
        .deleteFrom('identity_oidc')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute();
    },
  };
};

/** Deletes everything of one browser session, in every tab. */
export const dropSession = async (db: IdentityDatabase, sessionUid: string): Promise<void> => {
  await db.deleteFrom('identity_oidc').where('session_uid', '=', sessionUid).execute();
  await db.deleteFrom('identity_session_origins').where('session_uid', '=', sessionUid).execute();
};

/**
 * Ends one browser session with its grants and tokens. Stores its id too: a request under way may rewrite the session
 * after it was deleted.
 */
export const endSession = async (db: IdentityDatabase, sessionUid: string): Promise<void> => {
  await db
    .insertInto('identity_oidc')
    .values({
      ...toColumns({}, maxSessionSeconds),
      model: endedSessionModel,
      id: sessionUid,
    })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doNothing())
    .execute();
  await db.deleteFrom('identity_oidc').where('model', '=', 'Session').where('uid', '=', sessionUid).execute();
  await dropSession(db, sessionUid);
};

/**
 * Ends all sessions, grants and tokens of an account. Stores the time too: a request under way may rewrite its session
 * after it was deleted.
 */
export const endSessions = async (db: IdentityDatabase, accountId: string): Promise<void> => {
  await db
    .updateTable('identity_accounts')
    .set({ sessions_ended_at: nowSeconds() })
    .where('id', '=', accountId)
    .execute();
  await db.deleteFrom('identity_oidc').where('account_id', '=', accountId).execute();
  await db.deleteFrom('identity_session_origins').where('account_id', '=', accountId).execute();
};

/** Deletes expired rows. */
export const sweepExpired = async (db: IdentityDatabase): Promise<void> => {
  await db.deleteFrom('identity_oidc').where('expires_at', '<', nowSeconds()).execute();
};
