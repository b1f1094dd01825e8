'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PartsCart } from '@kmx/core/portal';
import type { OrderPartsMutation, OrderRefusalCode } from '../__generated__/customer/graphql';
import { useDraft } from '../data/useDraft';
import { OrderPartsDocument } from './order.customerQuery';
import { decideOrderKey, orderKeySchema, type OrderDraft } from './orderForm';

/** What became of an order; `problem` is one without an answer. */
export type OrderOutcome =
  | { readonly kind: 'requested'; readonly reference: string; readonly lines: number }
  | {
      readonly kind: 'refused';
      readonly code: OrderRefusalCode;
      readonly articleNumbers: readonly string[];
    }
  | { readonly kind: 'problem'; readonly error: unknown };

function decideOrderOutcome(answer: OrderPartsMutation['orderParts'] | undefined): OrderOutcome {
  if (!answer) return { kind: 'problem', error: new Error('The order came back without an answer.') };
  switch (answer.__typename) {
    case 'OrderRequested':
      return { kind: 'requested', reference: answer.reference, lines: answer.lines };
    case 'OrderRefused':
      return { kind: 'refused', code: answer.code, articleNumbers: answer.articleNumbers };
  }
}

const createContent = ({ parts }: PartsCart, draft: OrderDraft) => ({
  lines: parts.map(({ articleNumber, quantity }) => ({ articleNumber, quantity })),
  locationId: draft.locationId,
  note: draft.note.trim() || null,
  customerReference: draft.customerReference.trim() || null,
});

/** Sends a cart as a request. The same cart has the same key until it was taken, across a reload too, so it is ordered once. */
export function usePartsOrder() {
  const [send, { loading }] = useMutation(OrderPartsDocument);
  const [former, setFormer, clearKey] = useDraft('cart.orderKey', orderKeySchema, { content: '', key: '' });
  const [outcome, setOutcome] = useState<OrderOutcome>();
  const order = async (cart: PartsCart, draft: OrderDraft): Promise<OrderOutcome> => {
    const content = createContent(cart, draft);
    const key = decideOrderKey(former, JSON.stringify(content), () => crypto.randomUUID());
    setFormer(key);
    let result: OrderOutcome;
    try {
      const { data } = await send({ variables: { input: { ...content, idempotencyKey: key.key } } });
      result = decideOrderOutcome(data?.orderParts);
    } catch (error) {
      result = { kind: 'problem', error };
    }
    if (result.kind === 'requested') clearKey();
    setOutcome(result);
    return result;
  };
  return { order, outcome, isSending: loading, forget: () => setOutcome(undefined) };
}
