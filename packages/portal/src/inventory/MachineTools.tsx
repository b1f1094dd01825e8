'use client';

import { useApolloClient } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineColumns } from '@kmx/core/portal';
import { Button } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { ListTools } from '../lists/ListTools';
import { createMachinesCsvVariables } from './createMachineListVariables';
import { machineLabelIds } from './inventoryLabels';
import { MachinesCsvDocument } from './machineList.customerQuery';
import type { MachineListState } from './useMachineListQuery';

interface MachineToolsProps {
  readonly state: MachineListState;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly isPlain: boolean;
}

/** Column selection and export; the file contains the same machines and columns. */
export function MachineTools({ state, locale, config, isPlain }: MachineToolsProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { query } = state;
  return (
    <ListTools
      name="machines"
      columns={{
        all: machineColumns,
        labelIds: machineLabelIds,
        fixed: 'serialNumber',
        chosen: query.columns,
        onChange: (columns) => state.replace({ columns }),
      }}
      loadCsv={async () => {
        const variables = createMachinesCsvVariables(query, locale.language);
        const options = { query: MachinesCsvDocument, variables, fetchPolicy: 'no-cache' } as const;
        return (await client.query(options)).data?.machinesCsv;
      }}
      config={config}
      supportSubject={intl.formatMessage(
        { id: 'portal.parts.supportSubject' },
        { subject: intl.formatMessage({ id: 'portal.inventory.title' }) },
      )}
    >
      {!isPlain && query.sort !== 'location' && (
        <Button variant="ghost" size="s" onClick={() => state.change({ sort: 'location', direction: 'asc' })}>
          <FormattedMessage id="portal.inventory.sortByLocation" />
        </Button>
      )}
    </ListTools>
  );
}
