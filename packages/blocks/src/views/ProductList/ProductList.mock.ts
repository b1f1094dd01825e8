import { illustration } from '../../testing/illustration';
import type { ListedProduct } from './ProductList.types';

const product = (slug: string, name: string, more: Partial<ListedProduct> = {}): ListedProduct => ({
  slug,
  name,
  href: `/en/products/crimp/crimp-lines/${slug}`,
  text: 'Crimps both ends in one pass and measures each of them.',
  pictureUrl: illustration(name.length, 768, 768),
  brand: 'Komax',
  figures: [
    { name: 'Conductor cross-section', value: '0.13 – 6 mm²', share: { from: 0.22, to: 0.68 } },
    { name: 'Output', value: '4,800 pcs/h', share: { from: 0, to: 0.39 } },
    { name: 'Cutting length', value: '0.04 – 20 m', share: { from: 0.01, to: 0.83 } },
  ],
  variantCount: 4,
  isDiscontinued: false,
  lang: undefined,
  ...more,
});

export const productListMock = {
  items: [
    product('alpha-550', 'Alpha 550'),
    product('alpha-530', 'Alpha 530', { variantCount: 2 }),
    product('gamma-333', 'Gamma 333', { brand: 'Schleuniger', isDiscontinued: true }),
  ],
  total: 3,
  orders: [
    { id: 'catalogue' as const, href: '/en/products', isCurrent: false },
    { id: 'name' as const, href: '/en/products?sort=name', isCurrent: true },
    { id: 'crossSection' as const, href: '/en/products?sort=crossSection', isCurrent: false },
  ],
  chosen: [
    { text: 'Komax', href: '/en/products?range=wire_0.5_2.5_mm2' },
    { text: 'Conductor cross-section: 0.5 – 2.5 mm²', href: '/en/products?brand=komax' },
  ],
  relaxations: [
    { text: 'Conductor cross-section: 0.5 – 2.5 mm²', href: '/en/products?brand=komax', count: 12 },
    { text: 'Komax', href: '/en/products?range=wire_0.5_2.5_mm2', count: 3 },
  ],
  resetHref: '/en/products',
};
