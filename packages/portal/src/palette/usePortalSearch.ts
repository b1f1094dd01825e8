'use client';

import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PortalSearchQuery } from '../__generated__/customer/graphql';
import { PortalSearchDocument } from './portalSearch.customerQuery';

/** Minimum length; shorter texts match too much. */
export const shortestSearch = 2;

/** Debounce delay in milliseconds. */
const pauseMs = 250;

export type Found = NonNullable<PortalSearchQuery['portalSearch']>;

export type SearchState =
  | { readonly kind: 'idle' | 'searching' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'found'; readonly found: Found };

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

interface SearchInput {
  readonly text: string;
  readonly language: string;
  /** True if the reader may search any of the groups. */
  readonly isAllowed: boolean;
}

/** Searches tickets, machines and parts; responses to a previous text are dropped. */
export function usePortalSearch({ text, language, isAllowed }: SearchInput): SearchState {
  const searchText = isAllowed && text.trim().length >= shortestSearch ? text.trim() : '';
  const requested = usePaused(searchText);
  const { data, error, loading, refetch } = useQuery(
    PortalSearchDocument,
    requested === '' ? skipToken : { variables: { text: requested, language }, fetchPolicy: 'network-only' },
  );
  if (searchText === '') return { kind: 'idle' };
  if (requested !== searchText || loading) return { kind: 'searching' };
  if (error || !data?.portalSearch) {
    // A repeated failure is shown again.
    return { kind: 'failed', retry: () => void refetch().catch(() => undefined) };
  }
  return { kind: 'found', found: data.portalSearch };
}
