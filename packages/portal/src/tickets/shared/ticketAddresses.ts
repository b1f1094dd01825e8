import { portalPaths } from '@kmx/core/portal';
import type { PortalLocale } from '../../app/PortalConfig';
import { toPortalHref } from '../../shared/toPortalHref';

type HrefContext = Pick<PortalLocale, 'portalHref'>;

/** Address of the tickets in the user's locale; `search` such as `?status=open`. */
export const createTicketListHref = (locale: HrefContext, search = ''): string =>
  toPortalHref(locale, portalPaths.ticketList) + search;

/** Address of a ticket (section 2: /mykomax/tickets/{id}). */
export const createTicketHref = (locale: HrefContext, id: string): string =>
  toPortalHref(locale, `${portalPaths.dashboard}/tickets/${encodeURIComponent(id)}`);

/** Prefilled values of a new ticket, as query of its address; empty values are omitted. */
export interface NewTicketPrefill {
  /** Id of a machine. */
  readonly machine?: string;
  readonly serial?: string;
  readonly machineName?: string;
  readonly concern?: string;
  readonly type?: string;
  readonly subject?: string;
  /** Id of a location. */
  readonly location?: string;
}

/** Address of a new ticket, such as `/mykomax/tickets/newticket?machine=m-17`. */
export function createNewTicketHref(locale: HrefContext, prefill: NewTicketPrefill = {}): string {
  const parameters = new URLSearchParams(
    Object.entries(prefill).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value ? [[name, value]] : [],
    ),
  ).toString();
  const path = toPortalHref(locale, portalPaths.newTicket);
  return parameters ? `${path}?${parameters}` : path;
}
