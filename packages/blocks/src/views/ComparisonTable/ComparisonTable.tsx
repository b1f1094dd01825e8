import type { IntlShape } from 'react-intl/server';
import { Heading, Icon, Text, VisuallyHidden } from '@kmx/design-system';
import { AddProducts } from './AddProducts';
import { ColumnSwitch } from './ColumnSwitch';
import { ComparisonBody } from './ComparisonBody';
import { nameColumn, type ComparisonForm, type ComparisonSheet } from './ComparisonSheet';
import { comparisonTableMessages as messages } from './ComparisonTable.messages';
import {
  Action,
  Corner,
  Frame,
  Header,
  Hint,
  NameHeader,
  Legend,
  Region,
  Sheet,
} from './ComparisonTable.styles';

export interface ComparisonTableProps {
  readonly intl: IntlShape;
  readonly sheet: ComparisonSheet;
  readonly form: ComparisonForm;
}

const ColumnNames = ({ intl, sheet: { columns } }: Pick<ComparisonTableProps, 'intl' | 'sheet'>) => (
  <tr>
    <Corner scope="col">{intl.formatMessage(messages.specification)}</Corner>
    {columns.map((column) => (
      <NameHeader key={column.key} scope="col">
        {column.href === undefined ? (
          nameColumn(column)
        ) : (
          <a href={column.href} data-link="route">
            {nameColumn(column)}
          </a>
        )}
      </NameHeader>
    ))}
  </tr>
);

function Notes({ intl, sheet }: Pick<ComparisonTableProps, 'intl' | 'sheet'>) {
  const { columns, rows, propertyCount: total, differentCount: different, leftOut } = sheet;
  const shown = columns.length;
  return (
    <>
      <Hint $columns={shown}>{intl.formatMessage(messages.scroll)}</Hint>
      {leftOut > 0 && (
        <Text size="xs">{intl.formatMessage(messages.leftOut, { shown, total: shown + leftOut })}</Text>
      )}
      {different > 0 && shown > 1 && (
        <Legend>{intl.formatMessage(messages.differences, { different, total })}</Legend>
      )}
      {different === 0 && (total > 0 || rows.length === 0) && (
        <Text>{intl.formatMessage(messages.noRows)}</Text>
      )}
    </>
  );
}

/** Products of one or several classifications side by side (section 5); headings and properties are sticky. */
export function ComparisonTable({ intl, sheet, form }: ComparisonTableProps) {
  const { slug, name, columns } = sheet;
  const caption = intl.formatMessage(messages.caption, { classification: name });
  return (
    <Frame $columns={columns.length} id={slug} aria-labelledby={`${slug}-title`} data-comparison-table>
      <Header>
        <Heading level={2} size="l" id={`${slug}-title`}>
          {name}
        </Heading>
        <Action href={sheet.removeHref} rel="nofollow" data-link="plain" data-basket-link>
          <Icon name="trash" size={16} />
          <span>
            {intl.formatMessage(messages.removeClassification)}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Action>
      </Header>
      <Notes intl={intl} sheet={sheet} />
      <ColumnSwitch intl={intl} sheet={sheet} />
      <Region $columns={columns.length} role="region" aria-label={caption} tabIndex={0}>
        <Sheet>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <ColumnNames intl={intl} sheet={sheet} />
          </thead>
          <ComparisonBody intl={intl} sheet={sheet} form={form} />
        </Sheet>
      </Region>
      <AddProducts intl={intl} sheet={sheet} form={form} />
    </Frame>
  );
}
