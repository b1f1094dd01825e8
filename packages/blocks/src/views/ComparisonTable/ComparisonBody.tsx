import type { IntlShape } from 'react-intl/server';
import { ComparisonColumn } from './ComparisonColumn';
import { ComparisonRow } from './ComparisonRow';
import { GroupHeader, RowHeader } from './ComparisonRow.styles';
import type { ComparisonForm, ComparisonSheet } from './ComparisonSheet';
import { comparisonTableMessages as messages } from './ComparisonTable.messages';
import { ColumnCell } from './ComparisonTable.styles';

interface ComparisonBodyProps {
  readonly intl: IntlShape;
  readonly sheet: ComparisonSheet;
  readonly form: ComparisonForm;
}

interface RowsProps extends Pick<ComparisonBodyProps, 'intl' | 'sheet'> {
  readonly classification: string | null;
}

const Rows = ({ intl, sheet: { rows, columns }, classification }: RowsProps) =>
  rows
    .filter((row) => row.classification === classification)
    .map((row) => <ComparisonRow key={row.key} intl={intl} row={row} hasOthers={columns.length > 1} />);

/** Shared properties below the products, then those of a single classification in groups. */
export function ComparisonBody({ intl, sheet, form }: ComparisonBodyProps) {
  const { slug, columns, rows } = sheet;
  const classifications = [...new Set(rows.flatMap(({ classification }) => classification ?? []))];
  return (
    <>
      <tbody>
        <tr>
          <RowHeader scope="row">{intl.formatMessage(messages.product)}</RowHeader>
          {columns.map((column) => (
            <ColumnCell key={column.key}>
              <ComparisonColumn intl={intl} column={column} form={form} anchor={slug} />
            </ColumnCell>
          ))}
        </tr>
        <Rows intl={intl} sheet={sheet} classification={null} />
      </tbody>
      {classifications.map((classification) => (
        <tbody key={classification}>
          <tr>
            <GroupHeader scope="rowgroup" colSpan={columns.length + 1}>
              <span>{intl.formatMessage(messages.only, { classification })}</span>
            </GroupHeader>
          </tr>
          <Rows intl={intl} sheet={sheet} classification={classification} />
        </tbody>
      ))}
    </>
  );
}
