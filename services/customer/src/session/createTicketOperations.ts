import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { DirectoryDependencies } from '../directory/dependencies';
import { closeTicket, reopenTicket } from '../tickets/closeTicket';
import { commentOnTicket } from '../tickets/commentOnTicket';
import { createTicket } from '../tickets/createTicket';
import { readLocation } from '../tickets/decideTicketLocation';
import {
  exportTickets,
  findTickets,
  listTickets,
  readFilterChoices,
  readLatest,
} from '../tickets/list/listTickets';
import { readAttachment } from '../tickets/readAttachments';
import { readDetail } from '../tickets/readDetail';
import { readColleagues } from '../tickets/readPeople';
import type { TicketOperations } from '../tickets/ticketOperations';
import { deleteView, readViews, saveView } from '../tickets/ticketViews';
import { watchTicket } from '../tickets/watchTicket';

/** Binds ticket operations to the scope of a user. */
export const createTicketOperations = (
  dependencies: DirectoryDependencies,
  scope: Scope,
): TicketOperations => {
  const { db, now } = dependencies;
  /** Logs every access to tickets that are missing or out of scope. */
  const logMissing = <Value>(kind: 'ticket' | 'attachment' | 'location', id: string, value: Value): Value => {
    if (value === null) logRejection(dependencies, scope, kind, id);
    return value;
  };
  return {
    list: (filter, sort, page, pageSize) => listTickets(db, scope, { filter, sort }, { page, pageSize }),
    find: (text, limit) => findTickets(db, scope, text, limit),
    ofMachine: (machineId, limit) =>
      readLatest(db, scope, { filter: { machineIds: [machineId] }, by: 'createdAt' }, limit),
    detail: async (id) => logMissing('ticket', id, await readDetail(db, scope, id, now())),
    filterChoices: () => readFilterChoices(db, scope),
    colleagues: async (id) => {
      const location = logMissing('location', id, await readLocation(db, scope, id));
      return location && readColleagues(db, location.organisation_id);
    },
    csv: (filter, sort, columns, language) =>
      exportTickets(db, scope, { filter, sort }, { columns, language }),
    create: (input) => createTicket(dependencies, scope, input),
    comment: (input) => commentOnTicket(dependencies, scope, input),
    close: (input) => closeTicket(dependencies, scope, input),
    reopen: (ticketId) => reopenTicket(dependencies, scope, ticketId),
    watch: (input) => watchTicket(dependencies, scope, input),
    views: () => readViews(db, scope),
    saveView: (name, query) => saveView(dependencies, scope, { name, query }),
    deleteView: (id) => deleteView(dependencies, scope, id),
    attachment: async (id) => logMissing('attachment', id, await readAttachment(db, scope, id)),
  };
};
