'use client';

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { createCartSync } from '@kmx/core/machines/cartSync';
import { createCartStorageKey } from '@kmx/core/portal';
import { useDraft } from '../../data/useDraft';
import { readCartBuffer, subscribeToOwnCarts } from '../storage/cartStorage';
import { CartSyncContext, type CartSync } from './CartSyncContext';
import { synchronizeCart } from './synchronizeCart';

interface CartSyncProviderProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Calls back when the tab is looked at again and when the connection is back. */
function subscribeToReturns(onReturn: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  window.addEventListener('online', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
    window.removeEventListener('online', check);
  };
}

/** The machine over a client, and the choice of the organisation whose cart it reads next. */
function createSync(client: ApolloClient, storageKey: string) {
  let organisationId: string | undefined;
  return {
    machine: createCartSync(async (signal) => {
      const result = await synchronizeCart({ client, storageKey, organisationId, signal });
      // Another tab may choose the next one.
      if (result.kind === 'merged' && !result.hasMore) organisationId = undefined;
      return result;
    }),
    want: (requested: string) => {
      organisationId = requested;
    },
  };
}

function useCartSyncMachine(userId: string, isOrdering: boolean) {
  const client = useApolloClient();
  const storageKey = createCartStorageKey(userId);
  const [sync] = useState(() => createSync(client, storageKey));
  const [snapshot, send] = useMachine(sync.machine, { input: { isOrdering } });
  useEffect(
    () =>
      subscribeToOwnCarts(() => {
        if (readCartBuffer(storageKey).changes.length > 0) send({ type: 'cart.changed' });
      }),
    [storageKey, send],
  );
  useEffect(() => subscribeToReturns(() => send({ type: 'sync.requested' })), [send]);
  const choose = useCallback(
    (organisationId: string) => {
      sync.want(organisationId);
      send({ type: 'sync.requested' });
    },
    [sync, send],
  );
  return { snapshot, send, choose };
}

/** Keeps the cart of this device and the one of the account the same; rendered once, for one user. */
export function CartSyncProvider({ userId, children }: CartSyncProviderProps) {
  const [isOrdering, setOrdering, clearOrdering] = useDraft('cart.isOrdering', z.boolean(), false);
  const { snapshot, send, choose } = useCartSyncMachine(userId, isOrdering);
  const sync = useMemo(
    (): CartSync => ({
      isSynced: snapshot.matches('synced'),
      isFailing: snapshot.context.failures > 0,
      isRetrying: snapshot.matches('syncing'),
      rejection: snapshot.context.rejection,
      conflicts: snapshot.context.conflicts,
      retry: () => send({ type: 'sync.requested' }),
      dismissConflicts: () => send({ type: 'conflicts.dismissed' }),
      choose,
      startOrder: () => {
        setOrdering(true);
        send({ type: 'order.started' });
      },
      endOrder: () => {
        clearOrdering();
        send({ type: 'order.ended' });
      },
    }),
    [snapshot, send, choose, setOrdering, clearOrdering],
  );
  return <CartSyncContext value={sync}>{children}</CartSyncContext>;
}
