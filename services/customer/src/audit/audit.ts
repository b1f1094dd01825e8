import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccessStatus, ApplicationKey } from '@kmx/contract/access';
import type { Scope } from '../auth/scope';
import { isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import type { Tables } from '../database/tables';
import type { AuditPage } from '../directory/model';

/** Person who acted; without an id it was the service itself. */
export interface Actor {
  id: string | null;
  name: string;
}

export interface AuditEntry {
  userId: string;
  actor: Actor;
  action: string;
  at: Date;
  application?: ApplicationKey;
  from?: AccessStatus | null;
  to?: AccessStatus | null;
  note?: string | null;
  /** The organisation that it concerns, if it is not about the user alone. */
  organisationId?: string;
}

/** Records an action in its own transaction. */
export const writeAudit = async (write: Kysely<Tables>, entry: AuditEntry): Promise<void> => {
  await write
    .insertInto('customer_audit')
    .values({
      id: randomUUID(),
      user_id: entry.userId,
      at: entry.at.toISOString(),
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      action: entry.action,
      application: entry.application ?? null,
      from_status: entry.from ?? null,
      to_status: entry.to ?? null,
      note: entry.note ?? null,
      organisation_id: entry.organisationId ?? null,
    })
    .execute();
};

const entriesOnPage = 25;

/** Entries about them without an organisation were written by a previous version. */
const actionsOfOrganisations = [
  'addMembership',
  'removeMembership',
  'approveOrder',
  'declineOrder',
  'changeApprovalRule',
];

/** Selects the entries about a user that the viewer may read: their own, otherwise those of shared organisations. */
const selectEntries = (
  db: CustomerDatabase,
  { viewer, organisationIds }: Pick<Scope, 'viewer' | 'organisationIds'>,
  userId: string,
) => {
  const all = db.selectFrom('customer_audit').where('user_id', '=', userId);
  if (viewer.id === userId) return all;
  return all.where((is) =>
    is.or([
      is.and([is('organisation_id', 'is', null), is('action', 'not in', actionsOfOrganisations)]),
      isOneOf(is.ref('organisation_id'), organisationIds),
    ]),
  );
};

/**
 * Reads one page of a user's trail, the newest first; who may read it is decided before. Administrators do not read about
 * the user's other organisations. Notes are shown to administrators and to their authors.
 */
export const readAudit = async (
  db: CustomerDatabase,
  scope: Pick<Scope, 'viewer' | 'administers' | 'organisationIds'>,
  userId: string,
  page: number,
): Promise<AuditPage> => {
  const { viewer, administers } = scope;
  const all = selectEntries(db, scope, userId);
  const { count } = await all.select((is) => is.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const last = Math.max(1, Math.ceil(Number(count) / entriesOnPage));
  const rows = await all
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(entriesOnPage)
    .offset((Math.min(Math.max(1, page), last) - 1) * entriesOnPage)
    .execute();
  return {
    total: Number(count),
    items: rows.map((row) => ({
      id: row.id,
      at: row.at,
      actorName: row.actor_name,
      action: row.action,
      application: row.application,
      fromStatus: row.from_status,
      toStatus: row.to_status,
      note: administers !== null || row.actor_id === viewer.id ? row.note : null,
    })),
  };
};
