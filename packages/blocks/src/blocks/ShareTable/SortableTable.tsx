import { shareSortKey } from '@kmx/core';
import { Icon, Table } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { formatShareCell } from './formatShareCell';
import { shareTableMessages } from './ShareTable.messages';
import type { ShareTableData } from './ShareTable.schema';
import { SortButton, SortSign } from './ShareTable.styles';

interface SortableTableProps {
  readonly data: ShareTableData;
  readonly context: BlockContext;
}

/** Name of a column; a script replaces it by a button. */
const ColumnLabel = ({ label, index }: { readonly label: string; readonly index: number }) => (
  <>
    <span data-sort-plain>{label}</span>
    <SortButton type="button" hidden data-sort-column={index}>
      {label}
      <SortSign>
        <Icon name="arrow-down" size={16} />
      </SortSign>
    </SortButton>
  </>
);

/**
 * The editors' table; each cell has its sort value as an attribute, so that the script need not parse figures and
 * dates.
 */
export function SortableTable({ data, context }: SortableTableProps) {
  const { columns, rows, caption, title } = data;
  const { intl } = context;
  return (
    <div data-sortable data-sorted={intl.formatMessage(shareTableMessages.sorted, { column: '{column}' })}>
      <Table
        caption={caption ?? title ?? intl.formatMessage(shareTableMessages.table)}
        columns={columns.map(({ label, kind }, index) => ({
          id: String(index),
          label: <ColumnLabel label={label} index={index} />,
          isNumeric: kind === 'number' || kind === 'percent' || kind === 'date',
        }))}
        rows={rows.map((cells, index) => ({
          id: String(index),
          cells: cells.map((cell, column) => (
            <span key={column} data-sort-key={shareSortKey(cell)} data-sort-kind={cell.kind}>
              {formatShareCell(cell, intl)}
            </span>
          )),
        }))}
      />
    </div>
  );
}
