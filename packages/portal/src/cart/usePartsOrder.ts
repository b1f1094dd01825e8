'use client';

import { useMutation } from '@apollo/client/react';
import { useContext, useState } from 'react';
import type { CartBuffer } from '@kmx/core/portal';
import type { OrderPartsMutation, OrderRefusalCode } from '../__generated__/customer/graphql';
import { useDraft } from '../data/useDraft';
import { OrderPartsDocument } from './order.customerQuery';
import { orderKeySchema, type OrderDraft } from './orderForm';
import { CartSyncContext } from './sync/CartSyncContext';

type ExistingOrder = NonNullable<
  Extract<OrderPartsMutation['orderParts'], { readonly __typename: 'OrderRefused' }>['existing']
>;

/** Outcome of an order; `problem` means that there was no response. */
export type OrderOutcome =
  | {
      readonly kind: 'requested';
      readonly reference: string;
      readonly lines: number;
      readonly isWaitingForApproval: boolean;
    }
  | {
      readonly kind: 'rejected';
      readonly code: OrderRefusalCode;
      readonly articleNumbers: readonly string[];
    }
  /** An earlier attempt has made an order of other entries; `draft` is what was to be sent now. */
  | {
      readonly kind: 'existing';
      readonly existing: ExistingOrder;
      readonly draft: OrderDraft;
    }
  | { readonly kind: 'problem'; readonly error: unknown };

function decideOrderOutcome(
  response: OrderPartsMutation['orderParts'] | undefined,
  draft: OrderDraft,
): OrderOutcome {
  if (!response) return { kind: 'problem', error: new Error('The order came back without an answer.') };
  switch (response.__typename) {
    case 'OrderRequested': {
      const { reference, lines, isWaitingForApproval } = response;
      return { kind: 'requested', reference, lines, isWaitingForApproval };
    }
    case 'OrderRefused':
      if (response.existing) return { kind: 'existing', existing: response.existing, draft };
      return { kind: 'rejected', code: response.code, articleNumbers: response.articleNumbers };
  }
}

const createContent = ({ parts, organisationId, revision }: CartBuffer, draft: OrderDraft) => ({
  lines: parts.map(({ articleNumber, quantity }) => ({ articleNumber, quantity })),
  locationId: draft.locationId,
  note: draft.note.trim() || null,
  customerReference: draft.customerReference.trim() || null,
  cart: organisationId === null ? undefined : { organisationId, revision },
});

/** Sends a cart as a request. Its key stays until it was taken, across a reload and a change too, so it is ordered once. */
export function usePartsOrder() {
  const [send, { loading }] = useMutation(OrderPartsDocument);
  const [former, setKey, clearKey] = useDraft('cart.orderKey', orderKeySchema, '');
  const [outcome, setOutcome] = useState<OrderOutcome>();
  const { startOrder, endOrder } = useContext(CartSyncContext);
  const sendUnder = async (key: string, cart: CartBuffer, draft: OrderDraft): Promise<OrderOutcome> => {
    const content = createContent(cart, draft);
    setKey(key);
    startOrder();
    let result: OrderOutcome;
    try {
      const { data } = await send({ variables: { input: { ...content, idempotencyKey: key } } });
      result = decideOrderOutcome(data?.orderParts, draft);
    } catch (error) {
      result = { kind: 'problem', error };
    }
    if (result.kind === 'requested') clearKey();
    // After the other outcomes the service may have an order, and have emptied the cart.
    if (result.kind === 'requested' || result.kind === 'rejected') endOrder();
    setOutcome(result);
    return result;
  };
  return {
    order: (cart: CartBuffer, draft: OrderDraft) => sendUnder(former || crypto.randomUUID(), cart, draft),
    /** Another order beside the one that exists. */
    orderAnother: (cart: CartBuffer, draft: OrderDraft) => sendUnder(crypto.randomUUID(), cart, draft),
    outcome,
    isSending: loading,
    clearOutcome: () => {
      clearKey();
      endOrder();
      setOutcome(undefined);
    },
  };
}
