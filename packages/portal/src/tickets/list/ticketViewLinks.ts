import { formatTicketView, parseTicketView, type TicketListQuery } from '@kmx/core/portal';
import type { MessageId } from '../../shared/MessageId';

export interface TicketViewLink {
  readonly id: string;
  readonly labelId: MessageId;
  readonly query: string;
}

const customersMove = 'status=waitingForCustomer';
const providersMove = 'status=inProgress&status=open';

/** Built-in views; an employee's "your turn" is a move of the provider. */
export const createBuiltInViews = (isInternal: boolean): readonly TicketViewLink[] => [
  { id: 'all', labelId: 'portal.tickets.views.all', query: '' },
  {
    id: 'waiting',
    labelId: 'portal.tickets.views.waiting',
    query: isInternal ? providersMove : customersMove,
  },
  { id: 'open', labelId: 'portal.tickets.views.open', query: `${providersMove}&${customersMove}` },
  { id: 'mine', labelId: 'portal.tickets.views.mine', query: 'mine=1' },
];

/** True if the current query equals that of a view, except for the page. */
export const isViewShown = (query: TicketListQuery, view: string): boolean =>
  formatTicketView(query) === formatTicketView(parseTicketView(view));
