'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import { DataRows } from '../lists/DataRows';
import { AvailabilityTag } from './AvailabilityTag';
import { PartDrawing } from './PartDrawing';
import { partKindIds } from './partLabels';
import { ActionCell, Figures, PartName, PartText, TableFrame } from './Parts.styles';

/** A row of the table; `replaceAfterCycles` is set for wear parts. */
export interface PartRow {
  readonly part: PartFactsFragment;
  readonly replaceAfterCycles?: number | null;
}

export interface PartTableProps {
  readonly caption: string;
  readonly rows: readonly PartRow[];
  /** Hides the column with the part type, if the heading already names it. */
  readonly isOneKind?: boolean;
  /** Shows the number of cycles after which each part is replaced. */
  readonly hasCycles?: boolean;
  readonly isBusy?: boolean;
  /** Last column, such as a quantity field. */
  readonly action?: { readonly label: string; readonly render: (part: PartFactsFragment) => ReactNode };
}

/** Drawing, name and article number of a part. */
export const PartNameCell = ({ part }: { part: PartFactsFragment }) => (
  <PartName>
    <PartDrawing drawing={part.drawing} />
    <PartText>
      {part.name}
      <Figures translate="no">{part.articleNumber}</Figures>
    </PartText>
  </PartName>
);

const createColumns = (
  intl: IntlShape,
  { isOneKind, hasCycles, action }: Pick<PartTableProps, 'isOneKind' | 'hasCycles' | 'action'>,
): readonly DataTableColumn<PartRow>[] => [
  {
    id: 'part',
    label: intl.formatMessage({ id: 'portal.parts.column.part' }),
    render: ({ part }) => <PartNameCell part={part} />,
  },
  ...(isOneKind
    ? []
    : [
        {
          id: 'kind',
          label: intl.formatMessage({ id: 'portal.parts.column.kind' }),
          render: ({ part }: PartRow) => <FormattedMessage id={partKindIds[part.kind]} />,
        },
      ]),
  ...(hasCycles
    ? [
        {
          id: 'cycles',
          label: intl.formatMessage({ id: 'portal.parts.column.cycles' }),
          kind: 'amount' as const,
          render: ({ replaceAfterCycles }: PartRow) =>
            replaceAfterCycles ? <FormattedNumber value={replaceAfterCycles} /> : '–',
        },
      ]
    : []),
  {
    id: 'availability',
    label: intl.formatMessage({ id: 'portal.parts.column.availability' }),
    render: ({ part }) => <AvailabilityTag part={part} />,
  },
  ...(action
    ? [
        {
          id: 'action',
          label: action.label,
          render: ({ part }: PartRow) => <ActionCell>{action.render(part)}</ActionCell>,
        },
      ]
    : []),
];

/** Table of parts with article numbers and availability, without prices. */
export function PartTable({ caption, rows, isOneKind, hasCycles, isBusy, action }: PartTableProps) {
  const intl = useIntl();
  return (
    <TableFrame $hasAction={action !== undefined}>
      <DataRows
        caption={caption}
        columns={createColumns(intl, { isOneKind, hasCycles, action })}
        rows={rows}
        getRowId={({ part }) => part.id}
        isBusy={isBusy}
      />
    </TableFrame>
  );
}
