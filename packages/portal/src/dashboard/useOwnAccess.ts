'use client';

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ServiceKey } from '@kmx/core/portal';

import { OwnAccessDocument } from './dashboard.customerQuery';
import type { OwnAccess } from './DashboardTile';

/**
 * How a person stands with each application. Without an answer the roles alone decide, so a failure is no failure of the
 * dashboard; a request just sent counts even then.
 */
export function useOwnAccess(userId: string) {
  const { data, loading, refetch } = useQuery(OwnAccessDocument, { variables: { id: userId } });
  const [sent, setSent] = useState<readonly ServiceKey[]>([]);
  const known: readonly OwnAccess[] = data?.user?.access ?? [];
  const isKnown = (key: ServiceKey) => known.some(({ application }) => application === key);
  const added = sent.flatMap((key): readonly OwnAccess[] =>
    key === 'delegatedAdmin' || isKnown(key) ? [] : [{ application: key, status: 'pending' }],
  );
  return {
    access: [...known, ...added],
    isLoading: loading && !data,
    noteRequest: (key: ServiceKey) => {
      setSent((before) => [...before, key]);
    },
    // What did not come is left as it is: the roles decide.
    readAgain: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
}
