import { z } from 'zod';
import type { IdentityDatabase } from '../database/connect';
import { endedSessionModel, isEnded, nowSeconds } from './adapter';
import { clientId } from './clientId';

const payloadSchema = z.object({
  uid: z.string(),
  accountId: z.string().optional(),
  loginTs: z.number(),
  authorizations: z.record(z.string(), z.object({ sid: z.string().optional() })).optional(),
});

export interface BrowserSession {
  uid: string;
  /** The claim of the identity tokens of this session. */
  sid: string | null;
  /** Both ISO 8601. */
  startedAt: string;
  seenAt: string;
  userAgent: string | null;
}

/** The sessions of an account, the newest first. */
export const readSessions = async (db: IdentityDatabase, accountId: string): Promise<BrowserSession[]> => {
  const rows = await db
    .selectFrom('identity_oidc as session')
    .innerJoin('identity_accounts as account', 'account.id', 'session.account_id')
    .leftJoin('identity_session_origins as origin', 'origin.session_uid', 'session.uid')
    .select(['session.payload', 'account.sessions_ended_at', 'origin.user_agent', 'origin.seen_at'])
    .where('session.model', '=', 'Session')
    .where('session.account_id', '=', accountId)
    .where('account.is_active', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_oidc as ended')
            .select('ended.id')
            .where('ended.model', '=', endedSessionModel)
            .whereRef('ended.id', '=', 'session.uid'),
        ),
      ),
    )
    .where((is) => is.or([is('session.expires_at', 'is', null), is('session.expires_at', '>', nowSeconds())]))
    .execute();
  const sessions = rows.flatMap(({ payload, sessions_ended_at: ended, user_agent, seen_at }) => {
    const { uid, loginTs, authorizations } = payloadSchema.parse(JSON.parse(payload));
    if (isEnded(loginTs, ended)) return [];
    const startedAt = new Date(loginTs * 1000).toISOString();
    const sid = authorizations?.[clientId]?.sid ?? null;
    return [{ uid, sid, startedAt, seenAt: seen_at ?? startedAt, userAgent: user_agent }];
  });
  return sessions.sort((a, b) => b.seenAt.localeCompare(a.seenAt));
};

/** Decides whether the session of a `sid` of the account is active. */
export const isSessionActive = async (
  db: IdentityDatabase,
  accountId: string,
  sid: string,
): Promise<boolean> => (await readSessions(db, accountId)).some((session) => session.sid === sid);

/** Decides whether a browser session of the account is active. */
export const isSessionOpen = async (
  db: IdentityDatabase,
  accountId: string,
  sessionUid: string,
): Promise<boolean> => (await readSessions(db, accountId)).some(({ uid }) => uid === sessionUid);

const maxUserAgent = 300;

/** Records which browser uses a session, and when. */
export const recordOrigin = async (
  db: IdentityDatabase,
  session: { uid: string; accountId: string },
  userAgent: string,
): Promise<void> => {
  const origin = { user_agent: userAgent.slice(0, maxUserAgent), seen_at: new Date().toISOString() };
  await db
    .insertInto('identity_session_origins')
    .values({ ...origin, session_uid: session.uid, account_id: session.accountId })
    .onConflict((conflict) => conflict.column('session_uid').doUpdateSet(origin))
    .execute();
};

export const sweepOrigins = async (db: IdentityDatabase): Promise<void> => {
  await db
    .deleteFrom('identity_session_origins')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_oidc')
            .select('identity_oidc.id')
            .where('model', '=', 'Session')
            .whereRef('identity_oidc.uid', '=', 'identity_session_origins.session_uid'),
        ),
      ),
    )
    .execute();
};
