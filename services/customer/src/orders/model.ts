import type { OrderDecision, OrderStatus } from '@kmx/contract/orders';
import type { OrderedCart } from '../carts/model';
import type { Location } from '../directory/places';
import type { Part } from '../parts/model';

export interface OrderLine {
  articleNumber: string;
  quantity: number;
}

export interface OrderInput {
  lines: readonly OrderLine[];
  locationId: string;
  note: string | null;
  /** The customer's own reference. */
  customerReference: string | null;
  /** A UUID that identifies an order across double clicks and retries. */
  idempotencyKey: string;
  /** Emptied with the order; null for an order without a cart. */
  cart: OrderedCart | null;
}

export const orderRejectionCodes = [
  'unknownPart',
  'unknownLocation',
  'empty',
  'invalid',
  'tooMany',
  /** The key was used with other content; `existing` is the order created with it. */
  'alreadySent',
] as const;
export type OrderRejectionCode = (typeof orderRejectionCodes)[number];

export interface OrderRequested {
  kind: 'requested';
  /** Human-readable: KMX-7F3K-9Q2M. */
  reference: string;
  lines: number;
  /** An administrator of the organisation has to approve it first. */
  isWaitingForApproval: boolean;
}

export interface OrderRejected {
  kind: 'rejected';
  code: OrderRejectionCode;
  /** One sentence in English. */
  message: string;
  /** Affected article numbers, as entered. */
  articleNumbers: readonly string[];
  existing: ExistingOrder | null;
}

/** Order created by an earlier request with the same key. */
export interface ExistingOrder {
  reference: string;
  lines: number;
  /** Time of storage: ISO 8601, UTC. */
  at: string;
}

export type OrderResult = OrderRequested | OrderRejected;

/** A stored order line with the English name of the article at that time. */
export interface StoredLine extends OrderLine {
  name: string;
}

/** An order of the user's organisations. */
export interface Order {
  reference: string;
  status: OrderStatus;
  /** ISO 8601, UTC; so is `changedAt`, the time of the last status change. */
  orderedAt: string;
  changedAt: string;
  orderedBy: string;
  customerReference: string | null;
  location: Location;
  lineCount: number;
  pieces: number;
}

/** A line of a stored order; `part` is null if the part is no longer sold. */
export interface OrderedLine extends StoredLine {
  part: Part | null;
}

export interface Approval {
  decision: OrderDecision;
  /** Name of the administrator. */
  decidedBy: string;
  /** ISO 8601, UTC. */
  decidedAt: string;
  note: string | null;
}

export interface OrderDetail {
  order: Order;
  note: string | null;
  /** Null for an order that waits for approval or needs none. */
  approval: Approval | null;
  /** The viewer may approve or decline it now. */
  canDecide: boolean;
  lines: readonly OrderedLine[];
}

export interface OrderFilter {
  text?: string | null;
  statuses?: readonly OrderStatus[] | null;
}

export interface DecideApprovalInput {
  reference: string;
  decision: OrderDecision;
  note: string | null;
}

export const approvalRejectionCodes = ['unknownOrder', 'notWaiting', 'alreadyDecided'] as const;

/** `decision` and `decidedBy` name the decision that counts; null if there is none. */
export interface ApprovalRejected {
  kind: 'rejected';
  code: (typeof approvalRejectionCodes)[number];
  decision: OrderDecision | null;
  decidedBy: string | null;
}

export type ApprovalResult = { kind: 'decided'; status: OrderStatus } | ApprovalRejected;
