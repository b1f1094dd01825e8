'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countTicketFilters, ticketColumns, ticketPageSize, type SignedInUser } from '@kmx/core/portal';
import { Button, ButtonLink } from '@kmx/design-system';
import { ColumnChoice, DataTableSkeleton, Pagination } from '@kmx/design-system/workspace';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { EmptyState } from '../../shared/EmptyState';
import { Bar, BarGroup, Total } from '../../shared/List.styles';
import { Skeleton } from '../../shared/Skeleton';
import { useIsNarrow } from '../../shared/useIsNarrow';
import { usePageWords } from '../../users/usePageWords';
import { createNewTicketHref, createTicketHref } from '../shared/ticketAddresses';
import { TicketProblem } from '../shared/TicketProblem';
import { ticketLabelIds } from '../shared/ticketWords';
import { createTicketListVariables, createTicketsCsvVariables } from './createTicketListVariables';
import { CsvFailure } from './CsvFailure';
import { noTicketFilters } from './filterGroups';
import { TicketCards } from './TicketCards';
import { TicketListDocument } from './ticketList.customerQuery';
import { TicketTable } from './TicketTable';
import type { TicketListState } from './useTicketListQuery';
import { useTicketsCsv } from './useTicketsCsv';

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
        action={
          <Button variant="secondary" size="s" onClick={() => state.change(noTicketFilters)}>
            <FormattedMessage id="portal.users.filter.clear" />
          </Button>
        }
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

/** Columns and export; the file holds the same tickets and the same columns. */
function TableTools({ state, locale, config }: Omit<TicketListResultsProps, 'user'>) {
  const intl = useIntl();
  const { exportCsv, isRunning, hasFailed } = useTicketsCsv();
  const run = () => void exportCsv(createTicketsCsvVariables(state.query, locale.language));
  return (
    <>
      <BarGroup>
        <ColumnChoice
          id="tickets-columns"
          label={intl.formatMessage({ id: 'portal.users.columns' })}
          title={intl.formatMessage({ id: 'portal.users.columnsTitle' })}
          options={ticketColumns.map((id) => ({
            id,
            label: intl.formatMessage({ id: ticketLabelIds[id] }),
            isFixed: id === 'number',
          }))}
          chosen={state.query.columns}
          onChange={(columns) => state.replace({ columns })}
        />
        <Button
          variant="secondary"
          size="s"
          icon="download"
          isLoading={isRunning}
          loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
          onClick={run}
        >
          <FormattedMessage id="portal.users.csv" />
        </Button>
      </BarGroup>
      {hasFailed && <CsvFailure config={config} onRetry={run} />}
    </>
  );
}

function Waiting({ state, isNarrow }: { state: TicketListState; isNarrow: boolean }) {
  const intl = useIntl();
  if (isNarrow) return <Skeleton lines={12} />;
  return (
    <DataTableSkeleton
      label={intl.formatMessage({ id: 'portal.shared.loading' })}
      columns={state.query.columns.map((id) => ({
        id,
        label: intl.formatMessage({ id: ticketLabelIds[id] }),
      }))}
    />
  );
}

/** The tickets that the filters let pass, or why there are none to be seen. */
export function TicketListResults({ state, locale, config, user }: TicketListResultsProps) {
  const intl = useIntl();
  const isNarrow = useIsNarrow();
  const words = usePageWords('portal.tickets.pages');
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
  if (!page) return <Waiting state={state} isNarrow={isNarrow} />;
  const Rows = isNarrow ? TicketCards : TicketTable;
  return (
    <>
      <Bar>
        <Total role="status">
          <FormattedMessage id="portal.tickets.total" values={{ count: page.total }} />
        </Total>
        {page.total > 0 && <TableTools state={state} locale={locale} config={config} />}
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
        words={words}
        getHref={state.getPageHref}
        onSelect={state.goToPage}
      />
    </>
  );
}
