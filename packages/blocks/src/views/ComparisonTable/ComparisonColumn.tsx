import type { IntlShape } from 'react-intl/server';
import { comparisonFields } from '@kmx/core';
import { Button, Icon, Overline, Picture, Select, Text, VisuallyHidden } from '@kmx/design-system';
import { Choice, Column } from './ComparisonColumn.styles';
import { nameColumn, type ComparedColumn, type ComparisonForm } from './ComparisonSheet';
import { comparisonTableMessages as messages } from './ComparisonTable.messages';
import { Action } from './ComparisonTable.styles';
import { FormFields } from './FormFields';

interface ComparisonColumnProps {
  readonly intl: IntlShape;
  readonly column: ComparedColumn;
  readonly form: ComparisonForm;
  /** Anchor of the table, for ids and for returning to it. */
  readonly anchor: string;
}

function VariantChoice({ intl, column, form, anchor }: ComparisonColumnProps) {
  const { key, variantId, variants } = column;
  if (variants.length === 0) return null;
  return (
    <Choice action={`${form.action}#${anchor}`} data-basket-form>
      <Select
        id={`variant-${anchor}-${key}`}
        name={comparisonFields.variant}
        label={intl.formatMessage(messages.variant)}
        defaultValue={variantId}
        options={[
          { value: '', label: intl.formatMessage(messages.allVariants) },
          ...variants.map((variant) => ({ value: variant.id, label: variant.name })),
        ]}
      />
      <FormFields fields={[...form.fields, { name: comparisonFields.key, value: key }]} />
      <Button type="submit" variant="secondary" size="s">
        {intl.formatMessage(messages.show)}
        <VisuallyHidden>: {nameColumn(column)}</VisuallyHidden>
      </Button>
    </Choice>
  );
}

/** Head of a product with its actions, above its technical data. */
export function ComparisonColumn(props: ComparisonColumnProps) {
  const { intl, column } = props;
  const { name, brand, classification, pictureUrl, removeHref, removeAllHref } = column;
  return (
    <Column>
      {pictureUrl && <Picture sources={pictureUrl} alt="" width={480} height={480} sizes="9rem" />}
      <Overline>{brand}</Overline>
      {classification !== undefined && (
        <Text size="xs" tone="muted">
          {classification}
        </Text>
      )}
      <VariantChoice {...props} />
      <Action href={removeHref} rel="nofollow" data-link="plain" data-basket-link>
        <Icon name="close" size={16} />
        <span>
          {intl.formatMessage(messages.remove)}
          <VisuallyHidden>: {nameColumn(column)}</VisuallyHidden>
        </span>
      </Action>
      {removeAllHref && (
        <Action href={removeAllHref} rel="nofollow" data-link="plain" data-basket-link>
          <Icon name="trash" size={16} />
          <span>
            {intl.formatMessage(messages.removeAll)}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Action>
      )}
    </Column>
  );
}
