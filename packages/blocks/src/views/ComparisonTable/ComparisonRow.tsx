import type { IntlShape } from 'react-intl/server';
import { VisuallyHidden } from '@kmx/design-system';
import type { ComparedRow } from './ComparisonSheet';
import { comparisonTableMessages as messages } from './ComparisonTable.messages';
import { Cell, Mark, Name, RowHead } from './ComparisonTable.styles';

interface ComparisonRowProps {
  readonly intl: IntlShape;
  readonly row: ComparedRow;
  /** "'Different' is shown only with more than one product" (section 5). */
  readonly hasOthers: boolean;
}

/** A property of all products; equal values are less prominent than different ones. */
export const ComparisonRow = ({ intl, row: { name, cells, isDifferent }, hasOthers }: ComparisonRowProps) => (
  <tr>
    <RowHead scope="row">
      <Name>{name}</Name>
      {hasOthers && isDifferent && <Mark>{intl.formatMessage(messages.different)}</Mark>}
    </RowHead>
    {cells.map((cell, index) => (
      <Cell
        key={index}
        $isFigure={cell?.isFigure ?? false}
        $isQuiet={cell === null || (hasOthers && !isDifferent)}
      >
        {cell?.value ?? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{intl.formatMessage(messages.missing)}</VisuallyHidden>
          </>
        )}
      </Cell>
    ))}
  </tr>
);
