import { noteRefusal } from '../audit/noteRefusal';
import type { Scope } from '../auth/scope';
import type { DirectoryParts } from '../directory/parts';
import { closeTicket, reopenTicket } from '../tickets/closeTicket';
import { commentOnTicket } from '../tickets/commentOnTicket';
import { createTicket } from '../tickets/createTicket';
import { readLocation } from '../tickets/decidePlace';
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
import type { TicketDesk } from '../tickets/ticketDesk';
import { deleteView, readViews, saveView } from '../tickets/ticketViews';
import { watchTicket } from '../tickets/watchTicket';

/** Binds what can be done with tickets to one person's scope. */
export const createTicketDesk = (parts: DirectoryParts, scope: Scope): TicketDesk => {
  const { db, now } = parts;
  /** Every look at what is missing, or not the viewer's, is written down. */
  const noted = <Value>(kind: 'ticket' | 'attachment' | 'location', id: string, value: Value): Value => {
    if (value === null) noteRefusal(parts, scope, kind, id);
    return value;
  };
  return {
    list: (filter, sort, page, pageSize) => listTickets(db, scope, { filter, sort }, { page, pageSize }),
    find: (text, limit) => findTickets(db, scope, text, limit),
    ofMachine: (machineId, limit) =>
      readLatest(db, scope, { filter: { machineIds: [machineId] }, by: 'createdAt' }, limit),
    detail: async (id) => noted('ticket', id, await readDetail(db, scope, id, now())),
    filterChoices: () => readFilterChoices(db, scope),
    colleagues: async (id) => {
      const location = noted('location', id, await readLocation(db, scope, id));
      return location && readColleagues(db, location.organisation_id);
    },
    csv: (filter, sort, columns, language) =>
      exportTickets(db, scope, { filter, sort }, { columns, language }),
    create: (input) => createTicket(parts, scope, input),
    comment: (input) => commentOnTicket(parts, scope, input),
    close: (input) => closeTicket(parts, scope, input),
    reopen: (ticketId) => reopenTicket(parts, scope, ticketId),
    watch: (input) => watchTicket(parts, scope, input),
    views: () => readViews(db, scope),
    saveView: (name, query) => saveView(parts, scope, { name, query }),
    deleteView: (id) => deleteView(parts, scope, id),
    attachment: async (id) => noted('attachment', id, await readAttachment(db, scope, id)),
  };
};
