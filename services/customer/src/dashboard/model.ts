import type { Page } from '../database/pageOf';
import type { AccessRequests } from '../directory/model';
import type { Order } from '../orders/model';
import type { Ticket } from '../tickets/model';

/** Number of entries in all, and the first of them. */
export type Excerpt<Item> = Pick<Page<Item>, 'total' | 'items'>;

export const coverKinds = ['warranty', 'contract'] as const;

/** A warranty or contract that ends soon. */
export interface EndingCover {
  kind: (typeof coverKinds)[number];
  machineId: string;
  machineName: string;
  serialNumber: string;
  /** Last day: YYYY-MM-DD. */
  until: string;
}

export interface EndingCovers {
  warranties: number;
  contracts: number;
  /** Those that end first. */
  items: readonly EndingCover[];
}

/** Pending work of a user. A part is null if the account lacks the application or the role. */
export interface Dashboard {
  /** Tickets that wait for the customer; for employees, those that wait for the provider. */
  tickets: Excerpt<Ticket> | null;
  accessRequests: AccessRequests | null;
  endingCovers: EndingCovers | null;
  openOrders: Excerpt<Order> | null;
  /** Orders that wait for the approval of an administrator. */
  ordersToApprove: Excerpt<Order> | null;
}
