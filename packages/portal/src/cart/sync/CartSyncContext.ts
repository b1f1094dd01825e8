'use client';

import { createContext } from 'react';
import type { CartConflict, CartRejection } from '@kmx/core/machines/cartSync';

/** State of the synchronisation between the carts of this device and of the account. */
export interface CartSync {
  /** The account has everything that was changed here. */
  readonly isSynced: boolean;
  /** The last attempt failed; the cart works on this device. */
  readonly isFailing: boolean;
  readonly isRetrying: boolean;
  /** Reason for which the account does not accept the changes. */
  readonly rejection: CartRejection | undefined;
  /** Lines that another device had changed as well. */
  readonly conflicts: readonly CartConflict[];
  readonly retry: () => void;
  readonly dismissConflicts: () => void;
  /** Shows the cart for another organisation. */
  readonly choose: (organisationId: string) => void;
  /** An order was sent: the cart stays as it is until its outcome is known. */
  readonly startOrder: () => void;
  readonly endOrder: () => void;
}

const ignore = () => undefined;

/** Without a provider, the cart is on this device only. */
export const CartSyncContext = createContext<CartSync>({
  isSynced: false,
  isFailing: false,
  isRetrying: false,
  rejection: undefined,
  conflicts: [],
  retry: ignore,
  dismissConflicts: ignore,
  choose: ignore,
  startOrder: ignore,
  endOrder: ignore,
});
