'use client';

import { useState } from 'react';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import { usePartsCart } from './usePartsCart';

/** Last addition to the cart; `number` distinguishes it from the one before. */
export type CartFilling =
  | { readonly kind: 'added'; readonly number: number; readonly name: string; readonly quantity: number }
  | { readonly kind: 'addedSeveral'; readonly number: number; readonly lines: number }
  | { readonly kind: 'full'; readonly number: number; readonly lines: number };

interface Addition {
  readonly part: Pick<PartFactsFragment, 'id' | 'articleNumber' | 'name'>;
  readonly quantity: number;
}

function decideFilling(additions: readonly Addition[], rejected: number, number: number): CartFilling {
  const [only, second] = additions;
  if (rejected > 0) return { kind: 'full', number, lines: rejected };
  return only && !second
    ? { kind: 'added', number, name: only.part.name, quantity: only.quantity }
    : { kind: 'addedSeveral', number, lines: additions.length };
}

/**
 * Puts parts into a user's cart and returns what was added, for an announcement; `fill` returns whether everything
 * fitted.
 */
export function useCartFilling(userId: string) {
  const { add } = usePartsCart(userId);
  const [filling, setFilling] = useState<CartFilling>();
  const fill = (additions: readonly Addition[]) => {
    const rejected = add(
      additions.map(({ part, quantity }) => ({
        id: part.id,
        articleNumber: part.articleNumber,
        quantity,
      })),
    );
    setFilling((before) => decideFilling(additions, rejected, (before?.number ?? 0) + 1));
    return rejected === 0;
  };
  return { filling, fill };
}
