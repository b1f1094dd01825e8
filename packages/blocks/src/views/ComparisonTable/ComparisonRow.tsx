import type { IntlShape } from 'react-intl/server';
import { VisuallyHidden } from '@kmx/design-system';
import { Bar, Cell, RowHeader } from './ComparisonRow.styles';
import type { ComparedRow } from './ComparisonSheet';

import { comparisonTableMessages as messages } from './ComparisonTable.messages';

interface ComparisonRowProps {
  readonly intl: IntlShape;
  readonly row: ComparedRow;
  /** "'Different' is shown only with more than one product" (section 5). */
  readonly hasOthers: boolean;
}

/* An SVG is printed without background graphics, and needs no style attribute. */
const ShareBar = ({ share }: { share: number }) => (
  <Bar aria-hidden width="100%" height="3">
    <rect width={`${(share * 100).toFixed(1)}%`} height="3" />
  </Bar>
);

/** A property of all products. Different values have a mark at their head, equal ones are less prominent. */
export function ComparisonRow({
  intl,
  row: { name, cells, applicable, isDifferent },
  hasOthers,
}: ComparisonRowProps) {
  const isMarked = hasOthers && isDifferent;
  // A dash is aligned like the figures beside it.
  const isOfFigures = cells.some((cell) => cell?.isFigure);
  return (
    <tr>
      <RowHeader scope="row" $isMarked={isMarked}>
        <span>{name}</span>{' '}
        {isMarked && <VisuallyHidden>{intl.formatMessage(messages.different)}</VisuallyHidden>}
      </RowHeader>
      {cells.map((cell, index) => (
        <Cell
          key={index}
          $isFigure={cell?.isFigure ?? isOfFigures}
          $isQuiet={cell === null || (hasOthers && !isDifferent)}
        >
          {cell?.value ?? (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>
                {intl.formatMessage(applicable[index] ? messages.missing : messages.notApplicable)}
              </VisuallyHidden>
            </>
          )}
          {typeof cell?.share === 'number' && <ShareBar share={cell.share} />}
        </Cell>
      ))}
    </tr>
  );
}
