'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countMachineFilters, inventoryPageSize, noMachineFilters } from '@kmx/core/portal';
import { Pagination } from '@kmx/design-system/workspace';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { ClearFilters } from '../lists/ClearFilters';
import { decideSort } from '../lists/decideSort';
import { Bar, Total } from '../lists/List.styles';
import { RowsSkeleton } from '../lists/RowsSkeleton';
import { SortChoice } from '../lists/SortChoice';
import { useIsNarrow } from '../lists/useIsNarrow';
import { usePageMessages } from '../lists/usePageMessages';
import { EmptyState } from '../notices/EmptyState';
import { SupportNotice } from '../notices/SupportNotice';
import { createMachineListVariables } from './createMachineListVariables';
import { machineLabelIds } from './inventoryLabels';
import { MachineListDocument } from './machineList.customerQuery';
import { machineColumnKinds } from './machineTableColumns';
import { MachinesByLocation, PlainMachines } from './MachineTables';
import { MachineTools } from './MachineTools';
import type { MachineListState } from './useMachineListQuery';

export interface MachineListResultsProps {
  readonly state: MachineListState;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly isPlain: boolean;
  readonly canSeeTickets: boolean;
}

function NoMachines({ state }: { state: MachineListState }) {
  const intl = useIntl();
  const isFiltered = countMachineFilters(state.query) > 0;
  return (
    <EmptyState
      title={intl.formatMessage({
        id: isFiltered ? 'portal.inventory.noMatch' : 'portal.inventory.none.title',
      })}
      text={isFiltered ? undefined : intl.formatMessage({ id: 'portal.inventory.none.text' })}
      action={isFiltered && <ClearFilters onClear={() => state.change(noMachineFilters)} />}
    />
  );
}

/** Sorting on narrow windows, for the machines of all locations; wider windows have sortable table headers. */
function MachineSort({ state }: { state: MachineListState }) {
  const { columns, sort, direction } = state.query;
  return (
    <SortChoice
      id="machines-sort"
      columns={columns}
      labelIds={machineLabelIds}
      sort={sort}
      direction={direction}
      onSort={(column) => state.change(decideSort(state.query, column))}
    />
  );
}

/** Machines that match the filters, or the reason why there are none. */
export function MachineListResults(props: MachineListResultsProps) {
  const { state, locale, config, isPlain, canSeeTickets } = props;
  const intl = useIntl();
  const isNarrow = useIsNarrow();
  const pageMessages = usePageMessages('portal.inventory.pages');
  const { data, previousData, error, loading, refetch } = useQuery(MachineListDocument, {
    variables: createMachineListVariables(state.query),
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.machines ?? (loading ? previousData?.machines : undefined);
  if (error && !data)
    return (
      <SupportNotice
        error={error}
        subject={intl.formatMessage({ id: 'portal.inventory.title' })}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!page)
    return (
      <RowsSkeleton columns={state.query.columns} labelIds={machineLabelIds} kinds={machineColumnKinds} />
    );
  const shown = { machines: page.items, state, locale, canSeeTickets, isBusy: loading && !data };
  return (
    <>
      <Bar>
        <Total role="status">
          <FormattedMessage id="portal.inventory.total" values={{ count: page.total }} />
        </Total>
        {page.total > 0 && <MachineTools state={state} locale={locale} config={config} isPlain={isPlain} />}
      </Bar>
      {page.total === 0 && <NoMachines state={state} />}
      {page.total > 0 && isNarrow && <MachineSort state={state} />}
      {page.total > 0 && isPlain && <PlainMachines {...shown} />}
      {page.total > 0 && !isPlain && <MachinesByLocation {...shown} counts={page.countByLocation} />}
      <Pagination
        page={page.page}
        pageCount={Math.ceil(page.total / inventoryPageSize)}
        labels={pageMessages}
        getHref={state.getPageHref}
        onSelect={state.goToPage}
      />
    </>
  );
}
