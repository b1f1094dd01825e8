'use client';

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ServiceKey } from '@kmx/core/portal';

import { OwnAccessDocument } from './dashboard.customerQuery';
import type { OwnAccess } from './DashboardTile';

/**
 * Loads the user's access to each application. On failure the roles alone decide, so the dashboard still
 * works; a request just sent is taken into account even then.
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
    recordRequest: (key: ServiceKey) => {
      setSent((before) => [...before, key]);
    },
    // On failure the roles decide.
    readAgain: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
}
