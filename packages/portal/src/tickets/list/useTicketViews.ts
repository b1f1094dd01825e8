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

/** Why a view was not saved or deleted. */
export type ViewFault =
  | { readonly kind: 'refused'; readonly code: TicketRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

type Answer =
  | { readonly __typename: 'TicketViewsSaved'; readonly views: TicketView[] }
  | { readonly __typename: 'TicketRefused'; readonly code: TicketRefusalCode }
  | null
  | undefined;

function keep(cache: ApolloCache, answer: Answer): void {
  if (answer?.__typename === 'TicketViewsSaved')
    cache.writeQuery({
      query: TicketViewsDocument,
      data: { __typename: 'Query', ticketViews: answer.views },
    });
}

function decideFault(answer: Answer): ViewFault | undefined {
  if (!answer) return { kind: 'problem', problem: 'failed' };
  return answer.__typename === 'TicketRefused' ? { kind: 'refused', code: answer.code } : undefined;
}

/** The reader's saved views. `save` and `remove` tell whether it was done; `fault` stands until the next try. */
export function useTicketViews() {
  const { data } = useQuery(TicketViewsDocument);
  const [saveView, saving] = useMutation(SaveTicketViewDocument);
  const [deleteView, deleting] = useMutation(DeleteTicketViewDocument);
  const [fault, setFault] = useState<ViewFault>();
  const run = async (ask: () => Promise<Answer>): Promise<boolean> => {
    setFault(undefined);
    try {
      const found = decideFault(await ask());
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
    forgetFault: () => setFault(undefined),
    isRunning: saving.loading || deleting.loading,
    save: (name: string, query: string) =>
      run(async () => {
        const { data: saved } = await saveView({
          variables: { name, query },
          update: (cache, result) => keep(cache, result.data?.saveTicketView),
        });
        return saved?.saveTicketView;
      }),
    remove: (id: string) =>
      run(async () => {
        const { data: deleted } = await deleteView({
          variables: { id },
          update: (cache, result) => keep(cache, result.data?.deleteTicketView),
        });
        return deleted?.deleteTicketView;
      }),
  };
}

export type TicketViewsState = ReturnType<typeof useTicketViews>;
