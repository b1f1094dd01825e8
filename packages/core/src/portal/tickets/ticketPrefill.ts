import {
  type TicketConcern,
  ticketConcerns,
  ticketLimits,
  type TicketType,
  ticketTypes,
} from '@kmx/contract/tickets';
import { cleanText } from '../../forms/cleanText';

export interface TicketPrefill {
  /** Id of a machine of the inventory; its other properties follow from it. */
  readonly machine?: string;
  readonly machineName?: string;
  readonly serialNumber?: string;
  /** Id of a location. */
  readonly location?: string;
  readonly type?: TicketType;
  readonly concern?: TicketConcern;
  readonly subject?: string;
}

const maxIdLength = 100;

function read(query: URLSearchParams, name: string, longest: number): string | undefined {
  const text = cleanText(query.get(name) ?? '', false)
    .slice(0, longest)
    .trim();
  return text || undefined;
}

/**
 * Reads `?machine={id}` or `?serial=&machineName=&concern=&type=&subject=&location=`; unknown and empty values are
 * left out.
 */
export function parseTicketPrefill(query: URLSearchParams): TicketPrefill {
  const machine = read(query, 'machine', maxIdLength);
  const machineName = read(query, 'machineName', ticketLimits.machineName);
  const serialNumber = read(query, 'serial', ticketLimits.serialNumber);
  const location = read(query, 'location', maxIdLength);
  const type = ticketTypes.find((known) => known === query.get('type'));
  const concern = ticketConcerns.find((known) => known === query.get('concern'));
  const subject = read(query, 'subject', ticketLimits.subject);
  return {
    ...(machine && { machine }),
    ...(machineName && { machineName }),
    ...(serialNumber && { serialNumber }),
    ...(location && { location }),
    ...(type && { type }),
    ...(concern && { concern }),
    ...(subject && { subject }),
  };
}
