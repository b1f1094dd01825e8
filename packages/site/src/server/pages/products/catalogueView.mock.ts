import { indexProducts, type ClassificationSource, type IndexedProduct } from '@kmx/core';

import type { Catalogue, CatalogueProduct } from '../../products/Catalogue';
import type { FilterableCatalogueProduct } from '../../products/loadFilterIndex';

const brand = (slug: string, name: string) => ({
  slug,
  name,
  theme: name,
  image: { url: '/product-assets/brand.webp', width: 10, height: 10 },
});
const crimping = { id: 'c1', slug: 'crimping', name: 'Crimping', imageUrl: '/product-assets/c1.webp' };

const product = (slug: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  slug,
  name: slug.toUpperCase(),
  status: 'active',
  successor: null,
  shortDescription: 'Short.',
  imageUrl: `/product-assets/${slug}.webp`,
  brand: brand('komax', 'Komax'),
  capabilities: [crimping],
  variantCount: 3,
  contentLanguage: 'en',
  sort_index: 0,
  supported_countries: ['CH', 'US'],
  ...more,
});

const area = (
  slug: string,
  parent_id: string | null,
  products: readonly CatalogueProduct[],
  supported_countries = ['CH', 'US'],
): ClassificationSource<CatalogueProduct> => ({
  id: slug,
  slug,
  name: slug,
  description: null,
  parent_id,
  supported_countries,
  sort_index: 0,
  image_url: `/product-assets/${slug}.webp`,
  products,
});

/** "Crimping" with lines that contain five products, a bench missing in Switzerland, and an empty area. */
export const catalogueMock: Catalogue = {
  classifications: [
    area('crimp', null, []),
    area('lines', 'crimp', [
      product('alpha'),
      product('beta', { brand: brand('iqc', 'iQC'), capabilities: [] }),
      product('gamma', { status: 'discontinued', contentLanguage: 'de' }),
      product('delta', { supported_countries: ['US'] }),
      product('omega'),
    ]),
    area('bench', 'crimp', [], ['US']),
    area('nothing', null, []),
  ],
  capabilities: [crimping],
};

const wires: Record<string, string> = {
  alpha: '0.13 – 6',
  beta: '0.5 – 2.5',
  gamma: '10 – 50',
  omega: '0.5 – 4',
};
/** The same products with their wire ranges; all have one output. */
export const filterIndexMock: readonly IndexedProduct<FilterableCatalogueProduct>[] = indexProducts(
  [...new Set(catalogueMock.classifications.flatMap(({ products }) => products))].map((one) => ({
    ...one,
    specifications: [
      {
        key: 'wire',
        name: 'Conductor',
        value: wires[one.slug] ?? '1',
        unit: 'mm²',
        measurementSystem: 'Metric' as const,
      },
      { key: 'throughput', name: 'Output', value: '1200', unit: 'pcs/h', measurementSystem: null },
    ],
  })),
);
