import type { CatalogueProduct } from '../products/Catalogue';
import type { DetailSpecification, ProductDetail } from '../products/ProductDetail';

type System = DetailSpecification['measurementSystem'];

export const specification = (
  key: string,
  value: string,
  unit: string | null = null,
  measurementSystem: System = null,
): DetailSpecification => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem,
  group: 'Data',
  contentLanguage: 'en',
});

const brand = { slug: 'komax', name: 'Komax', theme: 'Komax', image: { url: '', width: 1, height: 1 } };

/** A machine with two variants that differ in their output; `wire` in mm². */
export const createProductMock = (slug: string, wire: string, awg: string): ProductDetail => ({
  slug,
  name: slug.toUpperCase(),
  status: 'active',
  successor: null,
  contentLanguage: 'en',
  shortDescription: '',
  longDescription: '',
  classificationSlug: 'bench',
  brand,
  images: [
    { url: `/product-assets/${slug}-detail.webp`, name: '', isDefault: false },
    { url: `/product-assets/${slug}.webp`, name: '', isDefault: true },
  ],
  video: null,
  highlights: [],
  specifications: [
    specification('mains', '230', 'V'),
    specification('wire', wire, 'mm²', 'Metric'),
    specification('wire', awg, 'AWG', 'Imperial'),
  ],
  variants: ['1', '2'].map((id) => ({
    id: `${slug}-v${id}`,
    nameMetric: `${slug.toUpperCase()} V${id}, ${wire} mm²`,
    nameImperial: `${slug.toUpperCase()} V${id}, AWG ${awg}`,
    specifications: [specification('output', `${id}000`, 'pcs/h')],
  })),
  files: [],
  capabilities: [],
  related: [],
});

export const bt = createProductMock('bt', '0.5', '20');
export const bx = createProductMock('bx', '6', '10');

const listed = (slug: string): CatalogueProduct => ({
  slug,
  name: slug.toUpperCase(),
  supported_countries: ['CH'],
  status: 'active',
  successor: null,
  shortDescription: '',
  imageUrl: null,
  brand,
  capabilities: [],
  variantCount: 2,
  contentLanguage: 'en',
  sort_index: 1,
});

/** Two classifications; the second has one product. */
export const catalogueMock = {
  classifications: [
    { slug: 'bench', name: 'Bench machines', products: ['bt', 'bx', 'by'].map(listed) },
    { slug: 'cutting', name: 'Cutting', products: [listed('kappa')] },
  ].map((one, index) => ({
    ...one,
    id: one.slug,
    description: null,
    parent_id: null,
    supported_countries: ['CH'],
    sort_index: index,
    image_url: null,
  })),
  capabilities: [],
};
