import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Table, Text, VisuallyHidden } from '@kmx/design-system';
import { MeasuredValue, type MeasuredText } from '../../shared/MeasuredValue/MeasuredValue';
import { ProductSection } from '../../shared/ProductSection/ProductSection';
import { productVariantsMessages as messages } from './ProductVariants.messages';
import { Header, Missing, Names, Sheet, Content } from './ProductVariants.styles';

export interface VariantItem {
  readonly id: string;
  readonly name: MeasuredText;
  /** Action of the variant, such as comparing it. */
  readonly action?: ReactNode;
}

export interface VariantRow {
  readonly id: string;
  readonly name: string;
  /** Language of the name, if it differs from the page's. */
  readonly lang?: string;
  /** In the order of the variants; `null` where a variant has no value. Figures use the monospaced font. */
  readonly cells: readonly ({ readonly value: MeasuredText; readonly isFigure: boolean } | null)[];
}

export interface ProductVariantsProps {
  readonly intl: IntlShape;
  readonly id: string;
  /** The product's name. */
  readonly product: string;
  readonly variants: readonly VariantItem[];
  /** Properties that differ between the variants. */
  readonly rows: readonly VariantRow[];
}

const VariantHeader = ({ name, action }: VariantItem) => (
  <Header>
    <MeasuredValue {...name} />
    {action}
  </Header>
);

function VariantCell({ cell, missing }: { cell: VariantRow['cells'][number] | undefined; missing: string }) {
  if (!cell)
    return (
      <Missing>
        <span aria-hidden>–</span>
        <VisuallyHidden>{missing}</VisuallyHidden>
      </Missing>
    );
  const value = <MeasuredValue {...cell.value} />;
  return cell.isFigure ? value : <Content>{value}</Content>;
}

/** Variants of a product side by side with their differences; shared data is in the technical data. */
export function ProductVariants({ intl, id, product, variants, rows }: ProductVariantsProps) {
  if (variants.length < 2) return null;
  const missing = intl.formatMessage(messages.missing);
  return (
    <ProductSection id={id} title={intl.formatMessage(messages.title)} tone="mist">
      {rows.length === 0 ? (
        <div>
          <Text tone="muted">{intl.formatMessage(messages.alike)}</Text>
          <Names>
            {variants.map((variant) => (
              <li key={variant.id}>
                <VariantHeader {...variant} />
              </li>
            ))}
          </Names>
        </div>
      ) : (
        <Sheet>
          <Table
            caption={intl.formatMessage(messages.caption, { product })}
            columns={[
              { id: 'property', label: intl.formatMessage(messages.property) },
              ...variants.map((variant) => ({
                id: variant.id,
                label: <VariantHeader {...variant} />,
                isNumeric: true,
              })),
            ]}
            rows={rows.map(({ id: row, name, lang, cells }) => ({
              id: row,
              cells: [
                <span key="name" lang={lang}>
                  {name}
                </span>,
                ...variants.map((variant, index) => (
                  <VariantCell key={variant.id} cell={cells[index]} missing={missing} />
                )),
              ],
            }))}
          />
        </Sheet>
      )}
    </ProductSection>
  );
}
