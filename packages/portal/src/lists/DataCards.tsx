'use client';

import type { DataTableColumn, DataTableProps } from '@kmx/design-system/workspace';
import { Card, CardHeader, CardList, CardName, Field, FieldLabel, Details, FieldValue } from './Cards.styles';

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
    <Field>
      <FieldLabel>{label}</FieldLabel>
      <FieldValue $kind={kind}>{value}</FieldValue>
    </Field>
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
          <CardHeader>
            <CardName>{name?.render(row)}</CardName>
            {beside.map(({ id, render }) => (
              <div key={id}>{render(row)}</div>
            ))}
          </CardHeader>
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
