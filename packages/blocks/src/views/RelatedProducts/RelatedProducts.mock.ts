import { createPageContext } from '../../testing/createBlockContext';
import { illustration } from '../../testing/illustration';
import type { RelatedProductItem, RelatedProductsProps, RelationType } from './RelatedProducts';

const product = (type: RelationType, slug: string, name: string, seed: number): RelatedProductItem => ({
  type,
  slug,
  name,
  href: `/en/products/${slug}`,
  text: 'Cuts and strips wires and says so when one is not right.',
  brand: 'Komax',
  imageUrl: illustration(seed, 768, 768),
  isDiscontinued: false,
});

export const relatedProductsMock = {
  intl: createPageContext().intl,
  id: 'related',
  products: [
    product('related', 'linea-240', 'Linea 240', 1),
    { ...product('related', 'linea-240-classic', 'Linea 240 Classic', 2), isDiscontinued: true },
    product('component', 'blade-set-bv-90', 'Blade set BV 90', 3),
    product('component', 'ductor-120', 'Ductor 120', 4),
    product('service', 'care-plan', 'Care plan', 5),
  ],
} satisfies RelatedProductsProps;
