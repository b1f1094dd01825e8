import { GraphQLError } from 'graphql';
import { isDay } from '@kmx/contract/days';
import type { TicketColumn } from '@kmx/contract/tickets';
import type { Scope } from '../../auth/scope';
import type { CustomerDatabase } from '../../database/connect';
import { pageOf } from '../../database/pageOf';
import { readLocations, readMachineChoices } from '../../directory/places';
import { listLimits } from '../../lists/listLimits';
import type {
  Ticket,
  TicketFilter,
  TicketFilterChoices,
  TicketPage,
  TicketPerson,
  TicketSort,
} from '../model';
import { readTickets } from '../readTickets';
import { countTickets, isInScope, selectTicketIds } from '../selectTickets';

import { toTicketsCsv } from './toTicketsCsv';

export interface TicketQuestion {
  filter: TicketFilter;
  sort: TicketSort;
}

const requireDays = ({ createdFrom, createdTo }: TicketFilter): void => {
  for (const day of [createdFrom, createdTo])
    if (day && !isDay(day))
      throw new GraphQLError('A day is written as YYYY-MM-DD.', { extensions: { code: 'BAD_USER_INPUT' } });
};

/** One page of the tickets in scope; a page past the end is the last one. */
export const listTickets = async (
  db: CustomerDatabase,
  scope: Scope,
  question: TicketQuestion,
  requested: { page: number; pageSize: number },
): Promise<TicketPage> => {
  requireDays(question.filter);
  const total = await countTickets(db, scope, question.filter);
  const { page, pageSize, offset } = pageOf(total, requested);
  const ids = await selectTicketIds(db, scope, question, { offset, limit: pageSize });
  return { total, page, pageSize, items: await readTickets(db, scope, ids) };
};

/** The first tickets in scope through a filter, the latest first by `by`. */
export const readLatest = async (
  db: CustomerDatabase,
  scope: Scope,
  { filter, by }: { filter: TicketFilter; by: 'changedAt' | 'createdAt' },
  limit: number,
): Promise<Ticket[]> => {
  const question = { filter, sort: { by, direction: 'desc' } } as const;
  return readTickets(db, scope, await selectTicketIds(db, scope, question, { offset: 0, limit }));
};

/** The first tickets in scope through a search: the one of that number first. */
export const findTickets = async (
  db: CustomerDatabase,
  scope: Scope,
  text: string,
  limit: number,
): Promise<Ticket[]> => {
  const number = /^\s*(?:t-?)?(\d{6,9})\s*$/i.exec(text)?.[1];
  const tickets = await readLatest(db, scope, { filter: { text: number ?? text }, by: 'changedAt' }, limit);
  return tickets.toSorted(
    (one, other) => Number(other.number === `T-${number}`) - Number(one.number === `T-${number}`),
  );
};

/** All tickets in scope through a filter, at most 10 000, as CSV. */
export const exportTickets = async (
  db: CustomerDatabase,
  scope: Scope,
  question: TicketQuestion,
  { columns, language }: { columns: readonly TicketColumn[]; language: string | null },
): Promise<string> => {
  requireDays(question.filter);
  const ids = await selectTicketIds(db, scope, question, { offset: 0, limit: listLimits.exportedTickets });
  return toTicketsCsv(await readTickets(db, scope, ids), [...new Set(columns)], language);
};

const readContacts = (db: CustomerDatabase, scope: Scope): Promise<TicketPerson[]> =>
  db
    .selectFrom('customer_tickets as ticket')
    .select(({ fn }) => ['ticket.contact_id as id', fn.max('ticket.contact_name').as('name')])
    .where(isInScope(scope))
    .groupBy('ticket.contact_id')
    .orderBy(({ fn }) => fn.max('ticket.contact_key'))
    .orderBy('ticket.contact_id')
    .execute();

export const readFilterChoices = async (
  db: CustomerDatabase,
  scope: Scope,
): Promise<TicketFilterChoices> => ({
  locations: await readLocations(db, scope.organisationIds),
  contacts: await readContacts(db, scope),
  machines: await readMachineChoices(db, scope.organisationIds),
});
