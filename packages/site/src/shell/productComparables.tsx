import type { IntlShape } from 'react-intl/server';

import { CompareButton, type RelatedProductItem, type VariantItem } from '@kmx/blocks';

import type { ComparableProduct } from '@/server/products/view/productRelated';
import type { ComparableVariant } from '@/server/products/view/productVariantTable';

/** Variants with the button that puts each of them into the comparison. */
export const comparableVariants = (
  variants: readonly ComparableVariant[],
  { intl, slug, classification }: { intl: IntlShape; slug: string; classification: string },
): readonly VariantItem[] =>
  variants.map(({ compareHref, ...variant }) => ({
    ...variant,
    action: (
      <CompareButton
        intl={intl}
        product={{ slug, name: variant.name.metric, classification }}
        variantId={variant.id}
        href={compareHref}
      />
    ),
  }));

/** Products with that button; services are bought with a machine, not instead of another one. */
export const comparableProducts = (
  products: readonly ComparableProduct[],
  intl: IntlShape,
): readonly RelatedProductItem[] =>
  products.map(({ classification, ...item }) => ({
    ...item,
    action:
      item.type === 'service' ? undefined : (
        <CompareButton intl={intl} product={{ slug: item.slug, name: item.name, classification }} />
      ),
  }));
