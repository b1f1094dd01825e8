'use client';

import type { ApolloCache } from '@apollo/client/cache';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { PartsCart } from '@kmx/core/portal';
import type { PartListRefusalCode, SavePartListMutation } from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import {
  DeletePartListDocument,
  PartListsDocument,
  RenamePartListDocument,
  SavePartListDocument,
} from './partLists.customerQuery';

/** Reason for which a list was not saved, renamed or deleted. */
export type ListFault =
  | { readonly kind: 'rejected'; readonly code: PartListRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

type Outcome = SavePartListMutation['savePartList'] | undefined;

function decideFault(outcome: Outcome): ListFault | undefined {
  if (!outcome) return { kind: 'problem', problem: 'failed' };
  return outcome.__typename === 'PartListRefused' ? { kind: 'rejected', code: outcome.code } : undefined;
}

/**
 * The saved lists of an organisation. Operations return whether they succeeded; `fault` stays until the next attempt.
 */
export function usePartLists(organisationId: string) {
  const variables = { organisationId };
  const { data, error, loading, refetch } = useQuery(PartListsDocument, { variables });
  const [saveList, saving] = useMutation(SavePartListDocument);
  const [renameList, renaming] = useMutation(RenamePartListDocument);
  const [deleteList, deleting] = useMutation(DeletePartListDocument);
  const [fault, setFault] = useState<ListFault>();
  const store = (cache: ApolloCache, outcome: Outcome) => {
    if (outcome?.__typename === 'PartListsSaved')
      cache.writeQuery({
        query: PartListsDocument,
        variables,
        data: { __typename: 'Query', partLists: outcome.lists },
      });
  };
  const run = async (operation: () => Promise<Outcome>): Promise<boolean> => {
    setFault(undefined);
    try {
      const found = decideFault(await operation());
      setFault(found);
      return found === undefined;
    } catch (failure) {
      setFault({ kind: 'problem', problem: toDataProblem(failure) });
      return false;
    }
  };
  return {
    lists: data?.partLists ?? undefined,
    error,
    isLoading: loading,
    reload: () => void refetch().catch(() => undefined),
    fault,
    clearFault: () => setFault(undefined),
    isRunning: saving.loading || renaming.loading || deleting.loading,
    save: (name: string, { parts }: PartsCart) =>
      run(async () => {
        const lines = parts.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }));
        const result = await saveList({
          variables: { organisationId, name, lines },
          update: (cache, response) => store(cache, response.data?.savePartList),
        });
        return result.data?.savePartList;
      }),
    rename: (id: string, name: string) =>
      run(async () => {
        const result = await renameList({
          variables: { id, name },
          update: (cache, response) => store(cache, response.data?.renamePartList),
        });
        return result.data?.renamePartList;
      }),
    remove: (id: string) =>
      run(async () => {
        const result = await deleteList({
          variables: { id },
          update: (cache, response) => store(cache, response.data?.deletePartList),
        });
        return result.data?.deletePartList;
      }),
  };
}

export type PartListsState = ReturnType<typeof usePartLists>;
