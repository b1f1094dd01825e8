'use client';

import { useApolloClient } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineColumns } from '@kmx/core/portal';
import { Button, FlashMessage } from '@kmx/design-system';
import { ColumnChoice } from '@kmx/design-system/workspace';
import type { PortalLocale } from '../app/PortalConfig';
import { BarGroup } from '../shared/List.styles';
import { useCsvExport } from '../shared/useCsvExport';
import { createMachinesCsvVariables } from './createMachineListVariables';
import { machineLabelIds } from './inventoryWords';
import { MachinesCsvDocument } from './machineList.customerQuery';
import type { MachineListState } from './useMachineListQuery';

interface MachineToolsProps {
  readonly state: MachineListState;
  readonly locale: PortalLocale;
  readonly isPlain: boolean;
}

/** Columns and export; the file holds the same machines and the same columns. */
export function MachineTools({ state, locale, isPlain }: MachineToolsProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { exportCsv, isRunning, hasFailed } = useCsvExport('machines.csv');
  const { query } = state;
  const loadCsv = async () => {
    const variables = createMachinesCsvVariables(query, locale.language);
    const { data } = await client.query({ query: MachinesCsvDocument, variables, fetchPolicy: 'no-cache' });
    return data?.machinesCsv;
  };
  return (
    <>
      <BarGroup>
        {!isPlain && query.sort !== 'location' && (
          <Button
            variant="ghost"
            size="s"
            onClick={() => state.change({ sort: 'location', direction: 'asc' })}
          >
            <FormattedMessage id="portal.inventory.sortByLocation" />
          </Button>
        )}
        <ColumnChoice
          id="machines-columns"
          label={intl.formatMessage({ id: 'portal.users.columns' })}
          title={intl.formatMessage({ id: 'portal.users.columnsTitle' })}
          options={machineColumns.map((id) => ({
            id,
            label: intl.formatMessage({ id: machineLabelIds[id] }),
            isFixed: id === 'serialNumber',
          }))}
          chosen={query.columns}
          onChange={(columns) => state.replace({ columns })}
        />
        <Button
          variant="secondary"
          size="s"
          icon="download"
          isLoading={isRunning}
          loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
          onClick={() => void exportCsv(loadCsv)}
        >
          <FormattedMessage id="portal.users.csv" />
        </Button>
      </BarGroup>
      {hasFailed && (
        <FlashMessage type="error">
          <FormattedMessage id="portal.users.csvFailed" />
        </FlashMessage>
      )}
    </>
  );
}
