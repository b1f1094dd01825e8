'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import { ColumnChoice } from '@kmx/design-system/workspace';
import type { PortalConfig } from '../app/PortalConfig';
import type { MessageId } from '../shared/MessageId';
import { CsvFailure } from './CsvFailure';
import { BarGroup } from './List.styles';
import { useCsvExport } from './useCsvExport';

/** Columns of a list and the actions that depend on the chosen ones. */
export interface ListColumns<TColumn extends string> {
  readonly all: readonly TColumn[];
  readonly labelIds: Readonly<Record<TColumn, MessageId>>;
  /** Column that identifies the row and cannot be hidden. */
  readonly fixed: TColumn;
  readonly chosen: readonly TColumn[];
  readonly onChange: (columns: readonly TColumn[]) => void;
}

interface ListToolsProps<TColumn extends string> {
  /** Name of the list, such as `tickets`: prefix of ids and name of the exported file. */
  readonly name: string;
  readonly columns: ListColumns<TColumn>;
  /** Loads the CSV text of the same rows and columns. */
  readonly loadCsv: () => Promise<string | null | undefined>;
  readonly config: PortalConfig;
  /** Subject of a mail to support about the export. */
  readonly supportSubject: string;
  /** Content before the columns. */
  readonly children?: ReactNode;
}

/** Column selection and export of a list; a failed export offers retry and contact of support. */
export function ListTools<TColumn extends string>({
  name,
  columns: { all, labelIds, fixed, chosen, onChange },
  loadCsv,
  config,
  supportSubject,
  children,
}: ListToolsProps<TColumn>) {
  const intl = useIntl();
  const { exportCsv, isRunning, hasFailed } = useCsvExport(`${name}.csv`);
  const run = () => void exportCsv(loadCsv);
  return (
    <>
      <BarGroup>
        {children}
        <ColumnChoice
          id={`${name}-columns`}
          label={intl.formatMessage({ id: 'portal.users.columns' })}
          title={intl.formatMessage({ id: 'portal.users.columnsTitle' })}
          options={all.map((id) => ({
            id,
            label: intl.formatMessage({ id: labelIds[id] }),
            isFixed: id === fixed,
          }))}
          chosen={chosen}
          onChange={onChange}
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
      {hasFailed && <CsvFailure config={config} subject={supportSubject} onRetry={run} />}
    </>
  );
}
