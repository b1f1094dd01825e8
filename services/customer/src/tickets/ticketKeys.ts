import { normalizeText } from '@kmx/contract/text';
import type { Row } from '../database/tables';

/** The number of the first ticket. */
export const firstTicketNumber = 100_001;

/** Formats the number for display: `T-104233`. */
export const formatTicketNumber = (number: number): string => `T-${number}`;

type KeyedTicket = Pick<
  Row<'customer_tickets'>,
  'subject' | 'machine_name' | 'serial_number' | 'contact_name'
> & { number: number; locationName: string };

/** Keys for searching and sorting. */
export const ticketKeys = (ticket: KeyedTicket) => ({
  subject_key: normalizeText(ticket.subject),
  machine_key: normalizeText(ticket.machine_name ?? ''),
  contact_key: normalizeText(ticket.contact_name),
  location_key: normalizeText(ticket.locationName),
  search_key: normalizeText(
    [
      formatTicketNumber(ticket.number),
      ticket.subject,
      ticket.machine_name ?? '',
      ticket.serial_number ?? '',
      ticket.contact_name,
    ].join(' '),
  ),
});
