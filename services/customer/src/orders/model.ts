import type { OrderStatus } from '@kmx/contract/orders';
import type { Location } from '../directory/places';
import type { Part } from '../parts/model';

/** One position of an order as it was asked for. */
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
  /** A UUID of one order; the same for a double click and every retry. */
  idempotencyKey: string;
}

export const orderRefusalCodes = [
  'unknownPart',
  'unknownLocation',
  'empty',
  'invalid',
  'tooMany',
  /** The key was used for another content: `existing` is what it made. */
  'alreadySent',
] as const;
export type OrderRefusalCode = (typeof orderRefusalCodes)[number];

export interface OrderRequested {
  kind: 'requested';
  /** For people: KMX-7F3K-9Q2M. */
  reference: string;
  lines: number;
}

export interface OrderRefused {
  kind: 'rejected';
  code: OrderRefusalCode;
  /** A sentence, in English. */
  message: string;
  /** Those that are meant, as they were written. */
  articleNumbers: readonly string[];
  existing: ExistingOrder | null;
}

/** The order that an earlier request under the same key has made. */
export interface ExistingOrder {
  reference: string;
  lines: number;
  /** When it was stored: ISO 8601, UTC. */
  at: string;
}

export type OrderResult = OrderRequested | OrderRefused;

/** A position of a stored order: the article and its English name at that time. */
export interface StoredLine extends OrderLine {
  name: string;
}

/** An order of an own organisation. */
export interface Order {
  reference: string;
  status: OrderStatus;
  /** ISO 8601, UTC; so is `changedAt`, the time of the last change of the status. */
  orderedAt: string;
  changedAt: string;
  orderedBy: string;
  customerReference: string | null;
  location: Location;
  lineCount: number;
  pieces: number;
}

/** A line of a stored order; `part` is null when the part is no longer sold. */
export interface OrderedLine extends StoredLine {
  part: Part | null;
}

export interface OrderDetail {
  order: Order;
  note: string | null;
  lines: readonly OrderedLine[];
}

export interface OrderFilter {
  text?: string | null;
  statuses?: readonly OrderStatus[] | null;
}
