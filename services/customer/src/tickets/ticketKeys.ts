import type { Row } from '../database/tables';
import { fold } from '../text/fold';

/** The number of the first ticket. */
export const firstTicketNumber = 100_001;

/** The number as people see it: `T-104233`. */
export const formatTicketNumber = (number: number): string => `T-${number}`;

type KeyedTicket = Pick<
  Row<'customer_tickets'>,
  'subject' | 'machine_name' | 'serial_number' | 'contact_name'
> & { number: number; locationName: string };

/** What a ticket is found and sorted by. */
export const ticketKeys = (ticket: KeyedTicket) => ({
  subject_key: fold(ticket.subject),
  machine_key: fold(ticket.machine_name ?? ''),
  contact_key: fold(ticket.contact_name),
  location_key: fold(ticket.locationName),
  search_key: fold(
    [
      formatTicketNumber(ticket.number),
      ticket.subject,
      ticket.machine_name ?? '',
      ticket.serial_number ?? '',
      ticket.contact_name,
    ].join(' '),
  ),
});
