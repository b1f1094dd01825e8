import { Container, Table } from '@kmx/design-system';
import type { BlockProps } from '../contract/Block';
import { BlockHeader } from '../shared/BlockHeader';
import { BlockSection } from '../shared/BlockSection';
import { Rows } from '../shared/Layout.styles';
import { keyFiguresComparisonMessages } from './KeyFiguresComparison.messages';
import type { KeyFiguresComparisonData } from './KeyFiguresComparison.schema';
import { Sheet, Unit } from './KeyFiguresComparison.styles';

/** A data sheet: figures in the rows, what is compared in the columns. */
export function KeyFiguresComparison({ data, context }: BlockProps<KeyFiguresComparisonData>) {
  const { title, text, caption, columns, rows } = data;
  const figure = context.intl.formatMessage(keyFiguresComparisonMessages.figure);
  return (
    <BlockSection block="key-figures-comparison" context={context} hasTitle>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Sheet>
            <Table
              caption={caption}
              columns={[
                { id: 'figure', label: figure },
                ...columns.map(({ label }, index) => ({ id: String(index), label, isNumeric: true })),
              ]}
              rows={rows.map(({ label, unit, values }, index) => ({
                id: String(index),
                cells: [
                  <span key="label">
                    {label} {unit && <Unit>{unit}</Unit>}
                  </span>,
                  ...values.map(({ value }) => value),
                ],
              }))}
            />
          </Sheet>
        </Rows>
      </Container>
    </BlockSection>
  );
}
