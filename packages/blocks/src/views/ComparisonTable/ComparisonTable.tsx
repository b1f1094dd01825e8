import type { IntlShape } from 'react-intl/server';
import { comparisonFields } from '@kmx/core';
import { Button, Heading, Icon, Select, Text, VisuallyHidden } from '@kmx/design-system';
import { ComparisonColumn } from './ComparisonColumn';
import { ComparisonRow } from './ComparisonRow';
import { RowHead } from './ComparisonRow.styles';
import { nameColumn, type ComparisonForm, type ComparisonSheet } from './ComparisonSheet';
import { comparisonTableMessages as messages } from './ComparisonTable.messages';
import {
  Action,
  Adding,
  ColumnCell,
  Corner,
  Frame,
  Head,
  Hint,
  NameHead,
  Legend,
  Region,
  Sheet,
} from './ComparisonTable.styles';
import { FormFields } from './FormFields';

export interface ComparisonTableProps {
  readonly intl: IntlShape;
  readonly sheet: ComparisonSheet;
  readonly form: ComparisonForm;
}

function AddProduct({ intl, sheet, form }: ComparisonTableProps) {
  if (sheet.others.length === 0) return null;
  return (
    <Adding action={`${form.action}#${sheet.slug}`} data-basket-form>
      <Select
        id={`add-${sheet.slug}`}
        name={comparisonFields.add}
        label={intl.formatMessage(messages.add)}
        placeholder={intl.formatMessage(messages.choose)}
        options={sheet.others.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <FormFields fields={[...form.fields, { name: comparisonFields.classification, value: sheet.slug }]} />
      <Button type="submit" variant="secondary">
        {intl.formatMessage(messages.addButton)}
      </Button>
    </Adding>
  );
}

const ColumnNames = ({ intl, sheet: { columns } }: Pick<ComparisonTableProps, 'intl' | 'sheet'>) => (
  <tr>
    <Corner scope="col">{intl.formatMessage(messages.specification)}</Corner>
    {columns.map((column) => (
      <NameHead key={column.key} scope="col">
        {column.href === undefined ? (
          nameColumn(column)
        ) : (
          <a href={column.href} data-link="route">
            {nameColumn(column)}
          </a>
        )}
      </NameHead>
    ))}
  </tr>
);

function Notes({ intl, sheet }: Pick<ComparisonTableProps, 'intl' | 'sheet'>) {
  const { columns, propertyCount: total, differentCount: different, leftOut } = sheet;
  const shown = columns.length;
  return (
    <>
      <Hint $columns={shown}>{intl.formatMessage(messages.scroll)}</Hint>
      {leftOut > 0 && (
        <Text size="xs">{intl.formatMessage(messages.leftOut, { shown, total: shown + leftOut })}</Text>
      )}
      {shown > 1 &&
        (different > 0 ? (
          <Legend>{intl.formatMessage(messages.differences, { different, total })}</Legend>
        ) : (
          <Text>{intl.formatMessage(messages.noRows)}</Text>
        ))}
    </>
  );
}

/** Products of a classification side by side (section 5); headings and properties are sticky. */
export function ComparisonTable({ intl, sheet, form }: ComparisonTableProps) {
  const { slug, name, columns, rows } = sheet;
  const caption = intl.formatMessage(messages.caption, { classification: name });
  return (
    <Frame id={slug} aria-labelledby={`${slug}-title`} data-comparison-table>
      <Head>
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
      </Head>
      <Notes intl={intl} sheet={sheet} />
      <Region $columns={columns.length} role="region" aria-label={caption} tabIndex={0}>
        <Sheet>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <ColumnNames intl={intl} sheet={sheet} />
          </thead>
          <tbody>
            <tr>
              <RowHead scope="row">{intl.formatMessage(messages.product)}</RowHead>
              {columns.map((column) => (
                <ColumnCell key={column.key}>
                  <ComparisonColumn intl={intl} column={column} form={form} anchor={slug} />
                </ColumnCell>
              ))}
            </tr>
            {rows.map((row) => (
              <ComparisonRow key={row.key} intl={intl} row={row} hasOthers={columns.length > 1} />
            ))}
          </tbody>
        </Sheet>
      </Region>
      <AddProduct intl={intl} sheet={sheet} form={form} />
    </Frame>
  );
}
