'use client';

import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { parseArticleNumbers } from '@kmx/core/portal';
import type { PortalLocale } from '../../app/PortalConfig';
import { PartsByArticleNumbersDocument } from '../../parts/parts.customerQuery';
import { matchPartList, listArticleNumbers, type LineResult } from './matchPartList';

/** How far the check of a list has come. */
export type PartListState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'answered';
      readonly answers: readonly LineResult[];
      /** Lines that were not read, since a list has at most as many as an order. */
      readonly leftOver: number;
      /** Headings of columns that were not read. */
      readonly ignoredColumns: readonly string[];
    };

/** Checks a list of part numbers with the service, at most 200 lines at once; only the last list that was given counts. */
export function usePartList(locale: PortalLocale) {
  const client = useApolloClient();
  const [state, setState] = useState<PartListState>({ kind: 'waiting' });
  const latest = useRef(0);
  const find = async (articleNumbers: readonly string[]) => {
    if (articleNumbers.length === 0) return [];
    const { data } = await client.query({
      query: PartsByArticleNumbersDocument,
      variables: { articleNumbers: [...articleNumbers], language: locale.language },
      fetchPolicy: 'network-only',
    });
    if (!data?.partsByArticleNumbers) throw new Error('The question for parts came back without an answer.');
    return data.partsByArticleNumbers;
  };
  const check = async (text: string) => {
    latest.current += 1;
    const own = latest.current;
    const settle = (next: PartListState) => {
      if (own === latest.current) setState(next);
    };
    const list = parseArticleNumbers(text);
    if (list.lines.length === 0) {
      settle({ kind: 'empty' });
      return;
    }
    settle({ kind: 'checking' });
    try {
      const parts = await find(listArticleNumbers(list));
      const { leftOver, ignoredColumns } = list;
      settle({ kind: 'answered', answers: matchPartList(list, parts), leftOver, ignoredColumns });
    } catch (error) {
      settle({ kind: 'failed', error });
    }
  };
  const clear = () => {
    latest.current += 1;
    setState({ kind: 'waiting' });
  };
  return { state, check, forget: clear };
}
