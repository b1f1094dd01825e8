'use client';

import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button, FlashMessage } from '@kmx/design-system';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import type { PartFactsFragment } from '../../__generated__/customer/graphql';
import { QuantityField } from '../../cart/QuantityField';
import { DataRows } from '../../lists/DataRows';
import { useIsNarrow } from '../../lists/useIsNarrow';
import { AvailabilityTag } from '../../parts/AvailabilityTag';
import { Figures, Total } from '../../parts/Parts.styles';
import { PartNameCell } from '../../parts/PartTable';
import type { MessageId } from '../../shared/MessageId';
import { SignTag } from '../../shared/SignTag';
import { Results } from '../../shared/TableFields.styles';
import type { LineResult } from './matchPartList';

type Found = Extract<LineResult, { readonly kind: 'found' }>;
type Rejected = Exclude<LineResult, Found>;

interface PartListResultsProps {
  readonly results: readonly LineResult[];
  readonly leftOver: number;
  readonly ignoredColumns: readonly string[];
  readonly onAdd: (additions: readonly { part: PartFactsFragment; quantity: number }[]) => void;
}

const rejectionIds = {
  unknown: 'portal.partList.answer.unknown',
  noNumber: 'portal.partList.answer.noNumber',
  badQuantity: 'portal.partList.answer.badQuantity',
  twoQuantities: 'portal.partList.answer.twoQuantities',
  tooLong: 'portal.partList.answer.tooLong',
} as const satisfies Record<Rejected['kind'], string>;

const RejectedTag = ({ kind }: { kind: Rejected['kind'] }) => (
  <SignTag tone="error" drawing="M4 4l8 8M12 4l-8 8" value={kind}>
    <FormattedMessage id={rejectionIds[kind]} />
  </SignTag>
);

const isFound = (result: LineResult): result is Found => result.kind === 'found';

type Column = DataTableColumn<LineResult>;

interface ResultTableProps extends Pick<PartListResultsProps, 'results'> {
  readonly quantityOf: (found: Found) => number;
  readonly onQuantity: (line: number, quantity: number) => void;
}

function ResultTable({ results, quantityOf, onQuantity }: ResultTableProps) {
  const intl = useIntl();
  const isNarrow = useIsNarrow();
  const word = (id: MessageId) => intl.formatMessage({ id });
  const line: Column = {
    id: 'line',
    label: word('portal.partList.line'),
    render: (result) => (
      <Figures>
        <FormattedNumber value={result.line} />
      </Figures>
    ),
  };
  const part: Column = {
    id: 'part',
    label: word('portal.parts.column.part'),
    render: (result) =>
      isFound(result) ? <PartNameCell part={result.part} /> : <Figures translate="no">{result.text}</Figures>,
  };
  return (
    <DataRows
      caption={word('portal.partList.answers')}
      rows={results}
      getRowId={(result) => String(result.line)}
      columns={[
        // The first column names the row; a card is named by its part instead of a number.
        ...(isNarrow ? [part, line] : [line, part]),
        {
          id: 'quantity',
          label: word('portal.cart.quantity'),
          render: (result) =>
            isFound(result) && (
              <QuantityField
                name={result.part.name}
                quantity={quantityOf(result)}
                onChange={(quantity) => onQuantity(result.line, quantity)}
              />
            ),
        },
        {
          id: 'result',
          label: word('portal.parts.column.availability'),
          render: (result) =>
            isFound(result) ? <AvailabilityTag part={result.part} /> : <RejectedTag kind={result.kind} />,
        },
      ]}
    />
  );
}

/** Results of a list by line, with a button that adds all found parts to the cart. */
export function PartListResults({ results, leftOver, ignoredColumns, onAdd }: PartListResultsProps) {
  const intl = useIntl();
  const [changed, setChanged] = useState<ReadonlyMap<number, number>>(new Map());
  const found = results.filter(isFound);
  const quantityOf = ({ line, quantity }: Found) => changed.get(line) ?? quantity;
  return (
    <Results>
      <Total role="status">
        <FormattedMessage
          id="portal.partList.total"
          values={{ found: found.length, rejected: results.length - found.length }}
        />
      </Total>
      {leftOver > 0 && (
        <FlashMessage isStatic>
          <FormattedMessage id="portal.partList.leftOver" values={{ count: leftOver }} />
        </FlashMessage>
      )}
      {ignoredColumns.length > 0 && (
        <FlashMessage isStatic>
          <FormattedMessage
            id="portal.partList.ignoredColumns"
            values={{ columns: intl.formatList(ignoredColumns, { type: 'unit' }) }}
          />
        </FlashMessage>
      )}
      <ResultTable
        results={results}
        quantityOf={quantityOf}
        onQuantity={(line, quantity) => setChanged(new Map([...changed, [line, quantity]]))}
      />
      {found.length > 0 && (
        <Button
          icon="cart"
          onClick={() => onAdd(found.map((result) => ({ part: result.part, quantity: quantityOf(result) })))}
        >
          <FormattedMessage id="portal.partList.add" values={{ count: found.length }} />
        </Button>
      )}
    </Results>
  );
}
