'use client';

import { useApolloClient } from '@apollo/client/react';
import type { TicketsCsvQueryVariables } from '../../__generated__/customer/graphql';
import { useCsvExport } from '../../shared/useCsvExport';
import { TicketsCsvDocument } from './ticketList.customerQuery';

/** Exports the tickets of the filters as a file. `hasFailed` stands until the next try. */
export function useTicketsCsv() {
  const client = useApolloClient();
  const { exportCsv, ...state } = useCsvExport('tickets.csv');
  return {
    ...state,
    exportCsv: (variables: TicketsCsvQueryVariables) =>
      exportCsv(async () => {
        const { data } = await client.query({
          query: TicketsCsvDocument,
          variables,
          fetchPolicy: 'no-cache',
        });
        return data?.ticketsCsv;
      }),
  };
}
