import type { Organisation } from '../directory/model';

export interface CartLine {
  articleNumber: string;
  partId: string;
  quantity: number;
}

/** A line as it is stored. A removed line stays with quantity 0, so that an older change does not add it again. */
export interface StoredCartLine extends CartLine {
  /** ISO 8601, UTC. */
  changedAt: string;
  /** Revision of the cart in which the quantity was changed last. */
  revision: number;
}

export interface Cart {
  organisation: Organisation;
  /** Counts up with every change; 0 for a cart that was never changed. */
  revision: number;
  lines: readonly CartLine[];
}

export interface CartChange {
  articleNumber: string;
  partId: string;
  /** 0 removes the line. */
  quantity: number;
  /** Milliseconds since the change, by the clock of the device. */
  ageMs: number;
}

export interface CartUpdate {
  organisationId: string;
  /** The revision that the device knows. */
  baseRevision: number;
  changes: readonly CartChange[];
}

/** A line that was changed on two devices to different quantities. */
export interface CartConflict {
  articleNumber: string;
  /** The newest quantity, which was kept. */
  kept: number;
  /** The quantity that it replaced. */
  dropped: number;
}

export const cartRejectionCodes = ['tooMany', 'invalid', 'unknownOrganisation'] as const;
export type CartRejectionCode = (typeof cartRejectionCodes)[number];

export interface CartRejected {
  kind: 'rejected';
  code: CartRejectionCode;
  /** One sentence in English. */
  message: string;
}

export interface CartUpdated {
  kind: 'updated';
  cart: Cart;
  conflicts: readonly CartConflict[];
}

export type CartResult = CartUpdated | CartRejected;

/** The cart of which an order is sent, as the person saw it. */
export interface OrderedCart {
  organisationId: string;
  revision: number;
}
