import { formatTicketView, parseTicketView, type TicketListQuery } from '@kmx/core/portal';

export interface TicketViewLink {
  readonly id: string;
  /** Its message. */
  readonly wordId: string;
  readonly query: string;
}

const customersMove = 'status=waitingForCustomer';
const providersMove = 'status=inProgress&status=open';

/** The views that everybody has; what waits for an employee is what the provider has to move. */
export const createBuiltInViews = (isInternal: boolean): readonly TicketViewLink[] => [
  { id: 'all', wordId: 'portal.tickets.views.all', query: '' },
  {
    id: 'waiting',
    wordId: 'portal.tickets.views.waiting',
    query: isInternal ? providersMove : customersMove,
  },
  { id: 'open', wordId: 'portal.tickets.views.open', query: `${providersMove}&${customersMove}` },
  { id: 'mine', wordId: 'portal.tickets.views.mine', query: 'mine=1' },
];

/** True if the list shows the query of a view; the page does not matter. */
export const isViewShown = (query: TicketListQuery, view: string): boolean =>
  formatTicketView(query) === formatTicketView(parseTicketView(view));
