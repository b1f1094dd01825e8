'use client';

import { useApolloClient, useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countTicketFilters, ticketColumns, ticketPageSize, type SignedInUser } from '@kmx/core/portal';
import { ButtonLink } from '@kmx/design-system';
import { Pagination } from '@kmx/design-system/workspace';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { ClearFilters } from '../../lists/ClearFilters';
import { Bar, Total } from '../../lists/List.styles';
import { ListTools } from '../../lists/ListTools';
import { RowsSkeleton } from '../../lists/RowsSkeleton';
import { useIsNarrow } from '../../lists/useIsNarrow';
import { usePageMessages } from '../../lists/usePageMessages';
import { EmptyState } from '../../notices/EmptyState';
import { createNewTicketHref, createTicketHref } from '../shared/ticketAddresses';
import { ticketLabelIds } from '../shared/ticketLabels';
import { TicketProblem } from '../shared/TicketProblem';
import { createTicketListVariables, createTicketsCsvVariables } from './createTicketListVariables';
import { noTicketFilters } from './filterGroups';
import { TicketCards } from './TicketCards';
import { TicketListDocument, TicketsCsvDocument } from './ticketList.customerQuery';
import { TicketTable } from './TicketTable';
import { ticketColumnKinds } from './ticketValues';
import type { TicketListState } from './useTicketListQuery';

interface TicketListResultsProps {
  readonly state: TicketListState;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly user: SignedInUser;
}

function NoTickets({ state, locale }: Pick<TicketListResultsProps, 'state' | 'locale'>) {
  const intl = useIntl();
  if (countTicketFilters(state.query) > 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'portal.tickets.noMatch' })}
        action={<ClearFilters onClear={() => state.change(noTicketFilters)} />}
      />
    );
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'portal.tickets.none.title' })}
      text={intl.formatMessage({ id: 'portal.tickets.none.text' })}
      action={
        <ButtonLink
          href={createNewTicketHref(locale)}
          dataLink="route"
          variant="secondary"
          size="s"
          icon="plus"
        >
          <FormattedMessage id="portal.tickets.new" />
        </ButtonLink>
      }
    />
  );
}

/** Column selection and export; the file contains the same tickets and columns. */
function TicketTools({ state, locale, config }: Omit<TicketListResultsProps, 'user'>) {
  const intl = useIntl();
  const client = useApolloClient();
  const { query, replace } = state;
  return (
    <ListTools
      name="tickets"
      columns={{
        all: ticketColumns,
        labelIds: ticketLabelIds,
        fixed: 'number',
        chosen: query.columns,
        onChange: (columns) => replace({ columns }),
      }}
      loadCsv={async () => {
        const variables = createTicketsCsvVariables(query, locale.language);
        const options = { query: TicketsCsvDocument, variables, fetchPolicy: 'no-cache' } as const;
        return (await client.query(options)).data?.ticketsCsv;
      }}
      config={config}
      supportSubject={intl.formatMessage({ id: 'portal.tickets.supportSubject' })}
    />
  );
}

/** Tickets that match the filters, or the reason why there are none. */
export function TicketListResults({ state, locale, config, user }: TicketListResultsProps) {
  const intl = useIntl();
  const isNarrow = useIsNarrow();
  const pageMessages = usePageMessages('portal.tickets.pages');
  const { data, previousData, error, loading, refetch } = useQuery(TicketListDocument, {
    variables: createTicketListVariables(state.query),
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.tickets ?? (loading ? previousData?.tickets : undefined);
  if (error && !data)
    return (
      <TicketProblem
        problem={toDataProblem(error)}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!page)
    return <RowsSkeleton columns={state.query.columns} labelIds={ticketLabelIds} kinds={ticketColumnKinds} />;
  const Rows = isNarrow ? TicketCards : TicketTable;
  return (
    <>
      <Bar>
        <Total role="status">
          <FormattedMessage id="portal.tickets.total" values={{ count: page.total }} />
        </Total>
        {page.total > 0 && <TicketTools state={state} locale={locale} config={config} />}
      </Bar>
      {page.total === 0 ? (
        <NoTickets state={state} locale={locale} />
      ) : (
        <Rows
          tickets={page.items}
          state={state}
          isBusy={loading && !data}
          context={{
            intl,
            ownId: user.id,
            isInternal: user.isInternal,
            getHref: (id) => createTicketHref(locale, id),
          }}
        />
      )}
      <Pagination
        page={page.page}
        pageCount={Math.ceil(page.total / ticketPageSize)}
        labels={pageMessages}
        getHref={state.getPageHref}
        onSelect={state.goToPage}
      />
    </>
  );
}
