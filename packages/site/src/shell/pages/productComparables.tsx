import type { IntlShape } from 'react-intl/server';

import { CompareButton, type RelatedProductItem, type VariantItem } from '@kmx/blocks';

import type { ComparableProduct } from '@/server/pages/products/productRelated';
import type { ComparableVariant } from '@/server/pages/products/productVariantTable';

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

/** Adds a compare button to each product; services are not compared, because they complement a machine. */
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
