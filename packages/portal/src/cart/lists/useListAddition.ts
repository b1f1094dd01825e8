'use client';

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { PartFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { PartListDocument } from './partLists.customerQuery';

export interface ListAddition {
  readonly part: PartFactsFragment;
  readonly quantity: number;
}

/** Outcome of adding a list: the lines that are no longer sold, or why it could not be read. */
export type ListAdditionOutcome =
  | { readonly kind: 'added'; readonly lines: number; readonly discontinued: readonly string[] }
  | { readonly kind: 'problem'; readonly error: unknown };

/** Reads a list and adds its parts to the cart, except those that are no longer sold. */
export function useListAddition(locale: PortalLocale, onAdd: (additions: readonly ListAddition[]) => void) {
  const client = useApolloClient();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<ListAdditionOutcome>();
  const add = async (id: string) => {
    setReading(true);
    setOutcome(undefined);
    try {
      const { data } = await client.query({
        query: PartListDocument,
        variables: { id, language: locale.language },
        fetchPolicy: 'network-only',
      });
      const lines = data?.partList?.lines ?? [];
      const additions = lines.flatMap(({ part, quantity }) => (part ? [{ part, quantity }] : []));
      const discontinued = lines.filter(({ part }) => !part).map(({ articleNumber }) => articleNumber);
      if (additions.length > 0) onAdd(additions);
      setOutcome({ kind: 'added', lines: additions.length, discontinued });
    } catch (error) {
      setOutcome({ kind: 'problem', error });
    }
    setReading(false);
  };
  return { add, isReading, outcome };
}
