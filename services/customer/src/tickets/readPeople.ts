import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { TicketPerson } from './model';

/** Members of an organisation with ticketing. Other people are neither shown nor notified. */
const selectEligible = (db: Kysely<Tables>, organisationId: string) =>
  db
    .selectFrom('customer_users as user')
    .innerJoin('customer_memberships as member', 'member.user_id', 'user.id')
    .innerJoin('customer_access as access', 'access.user_id', 'user.id')
    .where('member.organisation_id', '=', organisationId)
    .where('access.application', '=', 'ticketing')
    .where('access.status', '=', 'active')
    .orderBy('user.name_key')
    .orderBy('user.id');

const toPerson = (user: { id: string; first_name: string; last_name: string }): TicketPerson => ({
  id: user.id,
  name: `${user.first_name} ${user.last_name}`.trim(),
});

/** Users who may watch tickets of an organisation, by name. */
export const readColleagues = async (db: Kysely<Tables>, organisationId: string): Promise<TicketPerson[]> => {
  const users = await selectEligible(db, organisationId)
    .select(['user.id', 'user.first_name', 'user.last_name'])
    .execute();
  return users.map(toPerson);
};

/** Ids of all watchers of a ticket, including those without permission. */
export const readWatcherIds = async (db: Kysely<Tables>, ticketId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('customer_ticket_watchers')
    .select('user_id')
    .where('ticket_id', '=', ticketId)
    .execute();
  return rows.map(({ user_id: id }) => id);
};

/** Addresses and languages of the given users who may see tickets of the organisation. */
export const readAddressees = (db: Kysely<Tables>, organisationId: string, ids: readonly string[]) =>
  selectEligible(db, organisationId)
    .select(['user.id', 'user.email', 'user.language', 'user.first_name', 'user.last_name'])
    .where('user.id', 'in', [...ids])
    .execute();
