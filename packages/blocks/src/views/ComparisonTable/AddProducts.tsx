import type { IntlShape } from 'react-intl/server';
import { comparisonFields } from '@kmx/core';
import { Button, Select } from '@kmx/design-system';
import type { ComparisonAddition, ComparisonForm, ComparisonSheet } from './ComparisonSheet';
import { comparisonTableMessages as messages } from './ComparisonTable.messages';
import { Adding, Additions } from './ComparisonTable.styles';
import { FormFields } from './FormFields';

interface AddProductsProps {
  readonly intl: IntlShape;
  readonly sheet: ComparisonSheet;
  readonly form: ComparisonForm;
}

interface AddProductProps extends Omit<AddProductsProps, 'sheet'> {
  readonly addition: ComparisonAddition;
  readonly label: string;
  readonly anchor: string;
}

const AddProduct = ({ intl, addition: { slug, products }, label, form, anchor }: AddProductProps) => (
  <Adding action={`${form.action}#${anchor}`} data-basket-form>
    <Select
      id={`add-${slug}`}
      name={comparisonFields.add}
      label={label}
      placeholder={intl.formatMessage(messages.choose)}
      options={products.map((product) => ({ value: product.slug, label: product.name }))}
    />
    <FormFields fields={[...form.fields, { name: comparisonFields.classification, value: slug }]} />
    <Button type="submit" variant="secondary">
      {intl.formatMessage(messages.addButton)}
    </Button>
  </Adding>
);

export function AddProducts({ intl, sheet: { slug, additions }, form }: AddProductsProps) {
  const available = additions.filter(({ products }) => products.length > 0);
  if (available.length === 0) return null;
  const labelOf = ({ name }: ComparisonAddition) =>
    additions.length > 1
      ? intl.formatMessage(messages.addTo, { classification: name })
      : intl.formatMessage(messages.add);
  return (
    <Additions>
      {available.map((addition) => (
        <AddProduct
          key={addition.slug}
          intl={intl}
          addition={addition}
          label={labelOf(addition)}
          form={form}
          anchor={slug}
        />
      ))}
    </Additions>
  );
}
