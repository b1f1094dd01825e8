'use client';

import type { DataTableColumn, DataTableProps } from '@kmx/design-system/workspace';
import { Card, CardHead, CardList, CardName, Fact, FieldLabel, Details, FieldValue } from './Cards.styles';

interface RowFieldProps<TRow> {
  readonly column: Pick<DataTableColumn<TRow>, 'label' | 'kind' | 'render'>;
  readonly row: TRow;
}

/** Placeholder of empty table cells; cards omit such cells. */
const dash = '–';

/** A cell with the label of its column; omitted if the table shows it as empty. */
export function RowField<TRow>({ column: { label, kind = 'text', render }, row }: RowFieldProps<TRow>) {
  const value = render(row);
  if (value === null || value === undefined || value === false || value === dash) return null;
  return (
    <Fact>
      <FieldLabel>{label}</FieldLabel>
      <FieldValue $kind={kind}>{value}</FieldValue>
    </Fact>
  );
}

/**
 * Renders the rows of a table as cards. The first column is the name of the card; columns without visible label are
 * placed beside it.
 */
export function DataCards<TRow>({ caption, columns, rows, getRowId, isBusy = false }: DataTableProps<TRow>) {
  const [name, ...others] = columns;
  const beside = others.filter(({ isLabelHidden }) => isLabelHidden);
  const details = others.filter(({ isLabelHidden }) => !isLabelHidden);
  return (
    <CardList aria-label={caption} aria-busy={isBusy} $isBusy={isBusy}>
      {rows.map((row) => (
        <Card key={getRowId(row)}>
          <CardHead>
            <CardName>{name?.render(row)}</CardName>
            {beside.map(({ id, render }) => (
              <div key={id}>{render(row)}</div>
            ))}
          </CardHead>
          {details.length > 0 && (
            <Details>
              {details.map((column) => (
                <RowField key={column.id} column={column} row={row} />
              ))}
            </Details>
          )}
        </Card>
      ))}
    </CardList>
  );
}
