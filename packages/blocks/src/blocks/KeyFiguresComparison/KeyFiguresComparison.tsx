import { contactHref } from '@kmx/core';
import { Container, Link, Table, VisuallyHidden } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { preservePhones } from '../../shared/text/preservePhones';
import { isFigureTable } from './isFigureTable';
import { keyFiguresComparisonMessages } from './KeyFiguresComparison.messages';
import type { KeyFiguresComparisonData } from './KeyFiguresComparison.schema';
import { Sheet, Unit } from './KeyFiguresComparison.styles';

function Content({ value }: { readonly value: string }) {
  const text = preservePhones(value);
  const href = contactHref(value);
  if (!href) return text;
  return (
    <Link href={href} dataLink="plain">
      {/* Numbers start with their sign in every text direction. */}
      <span dir="ltr">{text}</span>
    </Link>
  );
}

/** Data sheet: columns for the compared items, rows for figures or texts. */
export function KeyFiguresComparison({ data, context }: BlockProps<KeyFiguresComparisonData>) {
  const { title, text, caption, columns, rows } = data;
  const isNumeric = isFigureTable(rows);
  return (
    <BlockSection block="key-figures-comparison" context={context} hasTitle>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Sheet>
            <Table
              caption={caption}
              columns={[
                {
                  id: 'item',
                  label: (
                    <VisuallyHidden>
                      {context.intl.formatMessage(keyFiguresComparisonMessages.item)}
                    </VisuallyHidden>
                  ),
                },
                ...columns.map(({ label }, index) => ({ id: String(index), label, isNumeric })),
              ]}
              rows={rows.map(({ label, unit, values }, index) => ({
                id: String(index),
                cells: [
                  <span key="label">
                    {label} {unit && <Unit>{unit}</Unit>}
                  </span>,
                  ...values.map(({ value }, cell) =>
                    isNumeric ? value : <Content key={cell} value={value} />,
                  ),
                ],
              }))}
            />
          </Sheet>
        </Rows>
      </Container>
    </BlockSection>
  );
}
