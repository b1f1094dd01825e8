'use client';

import { useApolloClient } from '@apollo/client/react';
import type { UsersCsvQueryVariables } from '../__generated__/customer/graphql';
import { useCsvExport } from '../shared/useCsvExport';
import { UsersCsvDocument } from './userList.customerQuery';

/** Exports the users of the filters as a file. `hasFailed` stands until the next try. */
export function useUsersCsv() {
  const client = useApolloClient();
  const { exportCsv, ...state } = useCsvExport('users.csv');
  return {
    ...state,
    exportCsv: (variables: UsersCsvQueryVariables) =>
      exportCsv(async () => {
        const { data } = await client.query({
          query: UsersCsvDocument,
          variables,
          fetchPolicy: 'no-cache',
        });
        return data?.usersCsv;
      }),
  };
}
