import { openOrderStatuses } from '@kmx/contract/orders';
import { listStatusesToAct } from '@kmx/contract/tickets';
import { isApprover, type Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { readAccessRequests } from '../directory/readAccessRequests';
import { listOrders } from '../orders/readOrders';
import { readTickets } from '../tickets/readTickets';
import { countTickets, selectTicketIds } from '../tickets/selectTickets';
import type { Dashboard } from './model';
import { readEndingCovers } from './readEndingCovers';

/** Entries of each part; the rest is in the lists. */
const dashboardEntries = 3;

/** Reads the tickets whose next move is the viewer's, those that wait longest first. */
const readWaitingTickets = async (db: CustomerDatabase, scope: Scope): Promise<Dashboard['tickets']> => {
  const filter = { statuses: listStatusesToAct(scope.viewer.isInternal) };
  const sort = { by: 'changedAt', direction: 'asc' } as const;
  const part = { offset: 0, limit: dashboardEntries };
  return {
    total: await countTickets(db, scope, filter),
    items: await readTickets(db, scope, await selectTicketIds(db, scope, { filter, sort }, part)),
  };
};

/** Reads the pending work of a user within their organisations, applications and role. */
export const readDashboard = async (db: CustomerDatabase, scope: Scope, now: Date): Promise<Dashboard> => {
  const { applications, administers } = scope;
  const requested = { page: 1, pageSize: dashboardEntries };
  return {
    tickets: applications.has('ticketing') ? await readWaitingTickets(db, scope) : null,
    accessRequests: administers === null ? null : await readAccessRequests(db, scope, dashboardEntries),
    endingCovers: applications.has('assetdb')
      ? await readEndingCovers(db, scope, { now, limit: dashboardEntries })
      : null,
    openOrders: applications.has('productinfo')
      ? await listOrders(db, scope, { statuses: openOrderStatuses }, requested)
      : null,
    ordersToApprove: isApprover(scope)
      ? await listOrders(db, scope, { statuses: ['waitingForApproval'] }, requested)
      : null,
  };
};
