import type { LanguageCode } from '@kmx/contract/locales';
import type { TicketColumn } from '@kmx/contract/tickets';
import { createCsv } from '../../lists/createCsv';
import { toLanguage } from '../../locales/countries';
import type { Ticket } from '../model';
import { concernMessages } from './concernMessages';
import { ticketMessages } from './ticketListMessages';
import { ticketTitles } from './ticketTitles';

const valueOf = (ticket: Ticket, column: TicketColumn, language: LanguageCode): string => {
  switch (column) {
    case 'type':
      return ticketMessages[language].types[ticket.type];
    case 'status':
      return ticketMessages[language].statuses[ticket.status];
    case 'concern':
      return concernMessages[language][ticket.concern];
    case 'machine':
      return ticket.machineName ?? '';
    case 'serialNumber':
      return ticket.serialNumber ?? '';
    case 'contact':
      return ticket.contact.name;
    case 'location':
      return ticket.location.name;
    case 'replies':
    case 'comments':
      return String(ticket[column]);
    case 'number':
    case 'subject':
    case 'createdAt':
    case 'changedAt':
      return ticket[column];
  }
};

/** Tickets as CSV in a language of the portal; English for every other one. */
export const toTicketsCsv = (
  tickets: readonly Ticket[],
  columns: readonly TicketColumn[],
  requested: string | null,
): string => {
  const language = toLanguage(requested) ?? 'en';
  return createCsv([
    columns.map((column) => ticketTitles[language][column]),
    ...tickets.map((ticket) => columns.map((column) => valueOf(ticket, column, language))),
  ]);
};
