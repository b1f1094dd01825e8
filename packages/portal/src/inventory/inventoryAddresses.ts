import { emptyTicketListQuery, formatTicketListQuery, portalPaths, ticketStatuses } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';
import { createTicketListHref } from '../tickets/shared/ticketAddresses';

type HrefContext = Pick<PortalLocale, 'portalHref'>;

/**
 * Address of the machines by location, or in one table (decisions: "/mykomax/inventory/old"); `search` such as
 * `?type=twisting`.
 */
export const createInventoryHref = (locale: HrefContext, { isPlain = false, search = '' } = {}): string =>
  toPortalHref(locale, isPlain ? portalPaths.inventoryOld : portalPaths.inventory) + search;

export const createMachineHref = (locale: HrefContext, id: string): string =>
  `${createInventoryHref(locale)}/${encodeURIComponent(id)}`;

const listHref = (locale: HrefContext, query: Partial<typeof emptyTicketListQuery>) =>
  createTicketListHref(locale, `?${formatTicketListQuery({ ...emptyTicketListQuery, ...query })}`);

export const createOpenTicketsHref = (locale: HrefContext, machineId: string): string =>
  listHref(locale, {
    machine: [machineId],
    status: ticketStatuses.filter((status) => status !== 'closed'),
  });

export const createMachineTicketsHref = (locale: HrefContext, machineId: string): string =>
  listHref(locale, { machine: [machineId] });
