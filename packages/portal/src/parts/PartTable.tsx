'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import { DataRows } from '../lists/DataRows';
import { AvailabilityTag } from './AvailabilityTag';
import { PartDrawing } from './PartDrawing';
import { ActionCell, Figures, PartName, PartWords, TableFrame } from './Parts.styles';
import { partKindIds } from './partWords';

/** A part in a table; `replaceAfterCycles` where it wears. */
export interface PartRow {
  readonly part: PartFactsFragment;
  readonly replaceAfterCycles?: number | null;
}

export interface PartTableProps {
  readonly caption: string;
  readonly rows: readonly PartRow[];
  /** Leaves the column of the kinds out, where the heading names the one that there is. */
  readonly isOneKind?: boolean;
  /** Shows after how many cycles each part is replaced. */
  readonly hasCycles?: boolean;
  readonly isBusy?: boolean;
  /** The last column, such as a field for a quantity. */
  readonly action?: { readonly label: string; readonly render: (part: PartFactsFragment) => ReactNode };
}

/** The name of a part beside its drawing, above its article number. */
export const PartNameCell = ({ part }: { part: PartFactsFragment }) => (
  <PartName>
    <PartDrawing drawing={part.drawing} />
    <PartWords>
      {part.name}
      <Figures translate="no">{part.articleNumber}</Figures>
    </PartWords>
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

/** Parts with their numbers and how well they can be had; no prices are shown. */
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
