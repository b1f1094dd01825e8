'use client';

import type { ApolloCache } from '@apollo/client/cache';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { TicketRefusalCode } from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import {
  DeleteTicketViewDocument,
  SaveTicketViewDocument,
  TicketViewsDocument,
} from './ticketViews.customerQuery';

export interface TicketView {
  readonly __typename: 'TicketView';
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** Reason why a view was not saved or deleted. */
export type ViewFault =
  | { readonly kind: 'rejected'; readonly code: TicketRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

type Result =
  | { readonly __typename: 'TicketViewsSaved'; readonly views: TicketView[] }
  | { readonly __typename: 'TicketRefused'; readonly code: TicketRefusalCode }
  | null
  | undefined;

function writeViews(cache: ApolloCache, response: Result): void {
  if (response?.__typename === 'TicketViewsSaved')
    cache.writeQuery({
      query: TicketViewsDocument,
      data: { __typename: 'Query', ticketViews: response.views },
    });
}

function decideFault(response: Result): ViewFault | undefined {
  if (!response) return { kind: 'problem', problem: 'failed' };
  return response.__typename === 'TicketRefused' ? { kind: 'rejected', code: response.code } : undefined;
}

/** Saved views of the user. `save` and `remove` return true on success; `fault` is reset by the next attempt. */
export function useTicketViews() {
  const { data } = useQuery(TicketViewsDocument);
  const [saveView, saving] = useMutation(SaveTicketViewDocument);
  const [deleteView, deleting] = useMutation(DeleteTicketViewDocument);
  const [fault, setFault] = useState<ViewFault>();
  const run = async (operation: () => Promise<Result>): Promise<boolean> => {
    setFault(undefined);
    try {
      const found = decideFault(await operation());
      setFault(found);
      return found === undefined;
    } catch (error) {
      setFault({ kind: 'problem', problem: toDataProblem(error) });
      return false;
    }
  };
  return {
    views: data?.ticketViews ?? [],
    fault,
    clearFault: () => setFault(undefined),
    isRunning: saving.loading || deleting.loading,
    save: (name: string, query: string) =>
      run(async () => {
        const { data: saved } = await saveView({
          variables: { name, query },
          update: (cache, result) => writeViews(cache, result.data?.saveTicketView),
        });
        return saved?.saveTicketView;
      }),
    remove: (id: string) =>
      run(async () => {
        const { data: deleted } = await deleteView({
          variables: { id },
          update: (cache, result) => writeViews(cache, result.data?.deleteTicketView),
        });
        return deleted?.deleteTicketView;
      }),
  };
}

export type TicketViewsState = ReturnType<typeof useTicketViews>;
