'use client';

import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { parseArticleNumbers } from '@kmx/core/portal';
import type { PortalLocale } from '../../app/PortalConfig';
import { PartsByArticleNumbersDocument } from '../../parts/parts.customerQuery';
import { matchPartList, listArticleNumbers, type LineResult } from './matchPartList';

/** Progress of checking a list. */
export type PartListState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'checked';
      readonly results: readonly LineResult[];
      /** Number of lines beyond the limit, which equals that of an order. */
      readonly leftOver: number;
      /** Headings of columns that were not read. */
      readonly ignoredColumns: readonly string[];
    };

/** Checks a list of at most 200 part numbers with the service; only the last given list counts. */
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
    if (!data?.partsByArticleNumbers) throw new Error('The query for parts returned no data.');
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
      settle({ kind: 'checked', results: matchPartList(list, parts), leftOver, ignoredColumns });
    } catch (error) {
      settle({ kind: 'failed', error });
    }
  };
  const clear = () => {
    latest.current += 1;
    setState({ kind: 'waiting' });
  };
  return { state, check, clear };
}
