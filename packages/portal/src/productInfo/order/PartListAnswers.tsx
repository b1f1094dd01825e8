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
import { SignTag } from '../../shared/SignTag';
import type { LineAnswer } from './answerPartList';
import { Answers } from './PartList.styles';

type Found = Extract<LineAnswer, { readonly kind: 'found' }>;
type Refused = Exclude<LineAnswer, Found>;

interface PartListAnswersProps {
  readonly answers: readonly LineAnswer[];
  readonly leftOver: number;
  readonly onAdd: (additions: readonly { part: PartFactsFragment; quantity: number }[]) => void;
}

const refusalIds = {
  unknown: 'portal.partList.answer.unknown',
  noNumber: 'portal.partList.answer.noNumber',
  badQuantity: 'portal.partList.answer.badQuantity',
  twoQuantities: 'portal.partList.answer.twoQuantities',
  tooLong: 'portal.partList.answer.tooLong',
} as const satisfies Record<Refused['kind'], string>;

const RefusedTag = ({ kind }: { kind: Refused['kind'] }) => (
  <SignTag tone="error" drawing="M4 4l8 8M12 4l-8 8" value={kind}>
    <FormattedMessage id={refusalIds[kind]} />
  </SignTag>
);

const isFound = (answer: LineAnswer): answer is Found => answer.kind === 'found';

type Column = DataTableColumn<LineAnswer>;

interface AnswerTableProps extends Pick<PartListAnswersProps, 'answers'> {
  readonly quantityOf: (found: Found) => number;
  readonly onQuantity: (line: number, quantity: number) => void;
}

function AnswerTable({ answers, quantityOf, onQuantity }: AnswerTableProps) {
  const intl = useIntl();
  const isNarrow = useIsNarrow();
  const word = (id: string) => intl.formatMessage({ id });
  const line: Column = {
    id: 'line',
    label: word('portal.partList.line'),
    render: (answer) => (
      <Figures>
        <FormattedNumber value={answer.line} />
      </Figures>
    ),
  };
  const part: Column = {
    id: 'part',
    label: word('portal.parts.column.part'),
    render: (answer) =>
      isFound(answer) ? <PartNameCell part={answer.part} /> : <Figures translate="no">{answer.text}</Figures>,
  };
  return (
    <DataRows
      caption={word('portal.partList.answers')}
      rows={answers}
      getRowId={(answer) => String(answer.line)}
      columns={[
        // The first one names the row; a card is better named by its part than by a figure.
        ...(isNarrow ? [part, line] : [line, part]),
        {
          id: 'quantity',
          label: word('portal.cart.quantity'),
          render: (answer) =>
            isFound(answer) && (
              <QuantityField
                name={answer.part.name}
                quantity={quantityOf(answer)}
                onChange={(quantity) => onQuantity(answer.line, quantity)}
              />
            ),
        },
        {
          id: 'answer',
          label: word('portal.parts.column.availability'),
          render: (answer) =>
            isFound(answer) ? <AvailabilityTag part={answer.part} /> : <RefusedTag kind={answer.kind} />,
        },
      ]}
    />
  );
}

/** An answer to every line of a list; what was found goes into the cart together. */
export function PartListAnswers({ answers, leftOver, onAdd }: PartListAnswersProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, number>>(new Map());
  const found = answers.filter(isFound);
  const quantityOf = ({ line, quantity }: Found) => changed.get(line) ?? quantity;
  return (
    <Answers>
      <Total role="status">
        <FormattedMessage
          id="portal.partList.total"
          values={{ found: found.length, refused: answers.length - found.length }}
        />
      </Total>
      {leftOver > 0 && (
        <FlashMessage isStatic>
          <FormattedMessage id="portal.partList.leftOver" values={{ count: leftOver }} />
        </FlashMessage>
      )}
      <AnswerTable
        answers={answers}
        quantityOf={quantityOf}
        onQuantity={(line, quantity) => setChanged(new Map([...changed, [line, quantity]]))}
      />
      {found.length > 0 && (
        <Button
          icon="cart"
          onClick={() => onAdd(found.map((answer) => ({ part: answer.part, quantity: quantityOf(answer) })))}
        >
          <FormattedMessage id="portal.partList.add" values={{ count: found.length }} />
        </Button>
      )}
    </Answers>
  );
}
