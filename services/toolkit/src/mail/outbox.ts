import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { QueueState } from '@kmx/server/metrics';

export const mailStates = ['waiting', 'sent', 'dead'] as const;
export type MailState = (typeof mailStates)[number];

/** Columns of every outbox; services add the contents of their mails. Times are ISO 8601 in UTC. */
export interface OutboxColumns {
  id: string;
  state: MailState;
  /** Failed attempts, not counting crashes while sending. */
  attempts: number;
  due_at: string;
  /** Until then the mail belongs to the process that leased it. */
  lease_until: string | null;
  lease_owner: string | null;
  last_error: string | null;
  created_at: string;
}

interface Lease {
  owner: string;
  /** Milliseconds. */
  duration: number;
}

export interface Outbox<Mail extends OutboxColumns> {
  /** Leases up to `limit` due mails; no other process gets them until the lease ends. */
  take: (now: Date, limit: number, lease: Lease) => Promise<Mail[]>;
  /** Extends the lease of mails that are still being sent. */
  renew: (ids: readonly string[], now: Date, lease: Lease) => Promise<void>;
  markSent: (id: string, now: Date) => Promise<void>;
  /** Counts a failure; without a next attempt (`dueAt` null) the mail is dead. */
  markFailed: (id: string, owner: string, reason: string, dueAt: Date | null) => Promise<void>;
  /** Deletes a mail without recipient. */
  remove: (id: string) => Promise<void>;
  /** Resets an unsent mail; false if there is none with this id. */
  retry: (id: string, now: Date) => Promise<boolean>;
  count: () => Promise<{ waiting: number; dead: number }>;
  /** State for the metrics; dead mails have no age, because nothing tries them again. */
  measure: (now: Date) => Promise<QueueState>;
}

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

const isDue = (now: string): RawBuilder<unknown> =>
  sql`state = 'waiting' and due_at <= ${now} and (lease_until is null or lease_until < ${now})`;

/** Plain SQL for both databases, because the name of the table is only known as a value. */
const createLeasing = <Mail extends OutboxColumns>(
  db: QueryExecutorProvider,
  table: RawBuilder<unknown>,
): Pick<Outbox<Mail>, 'take' | 'renew'> => ({
  take: async (now, limit, { owner, duration }) => {
    const due = isDue(now.toISOString());
    const taken = await sql<Mail>`
      update ${table} set lease_owner = ${owner}, lease_until = ${later(now, duration)}
      where id in (select id from ${table} where ${due} order by due_at, id limit ${limit}) and ${due}
      returning *`.execute(db);
    return taken.rows;
  },
  renew: async (ids, now, { owner, duration }) => {
    if (ids.length === 0) return;
    await sql`
      update ${table} set lease_until = ${later(now, duration)}
      where id in (${sql.join(ids)}) and lease_owner = ${owner}`.execute(db);
  },
});

interface OutboxTable {
  tableName: string;
  /** True retains sent mails with the time in `sent_at`; false deletes their rows. */
  retainsSent: boolean;
}

export const openOutbox = <Mail extends OutboxColumns>(
  db: QueryExecutorProvider,
  { tableName, retainsSent }: OutboxTable,
): Outbox<Mail> => {
  const table = sql.table(tableName);
  const free = sql`lease_until = null, lease_owner = null`;
  const remove = async (id: string): Promise<void> => {
    await sql`delete from ${table} where id = ${id}`.execute(db);
  };
  const retainSent = async (id: string, now: Date): Promise<void> => {
    const sent = sql`state = 'sent', sent_at = ${now.toISOString()}`;
    await sql`update ${table} set ${sent}, ${free} where id = ${id}`.execute(db);
  };
  const count: Outbox<Mail>['count'] = async () => {
    const { rows } = await sql<{ state: MailState; count: number | string }>`
        select state, count(*) as count from ${table} where state <> 'sent' group by state`.execute(db);
    const of = (state: MailState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return { waiting: of('waiting'), dead: of('dead') };
  };
  return {
    ...createLeasing(db, table),
    markSent: retainsSent ? retainSent : remove,
    remove,
    markFailed: async (id, owner, reason, dueAt) => {
      const next = dueAt === null ? sql`state = 'dead'` : sql`due_at = ${dueAt.toISOString()}`;
      await sql`
        update ${table} set attempts = attempts + 1, last_error = ${reason}, ${next}, ${free}
        where id = ${id} and lease_owner = ${owner}`.execute(db);
    },
    retry: async (id, now) => {
      const changed = await sql`
        update ${table} set state = 'waiting', attempts = 0, due_at = ${now.toISOString()}
        where id = ${id} and state <> 'sent' returning id`.execute(db);
      return changed.rows.length === 1;
    },
    count,
    measure: async (now) => {
      const { rows } = await sql<{ oldest: string | null }>`
        select min(created_at) as oldest from ${table} where state = 'waiting'`.execute(db);
      const oldest = rows[0]?.oldest;
      const oldestSeconds = oldest ? Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000) : 0;
      return { entries: await count(), oldestSeconds };
    },
  };
};
