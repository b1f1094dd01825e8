import { startContentDouble, type ContentDouble } from '../http/contentDouble.mock';
import type {
  CatalogueQuery,
  FiguresOfProductsQuery,
  ProductsBySlugsQuery,
} from '@/__generated__/product/graphql';

type ReferenceAnswer = CatalogueQuery['classificationProducts'][number]['products'][number];
type DetailAnswer = ProductsBySlugsQuery['productsBySlugs'][number];
type SpecificationAnswer = DetailAnswer['specifications'][number];

const capabilityAnswer = {
  id: 'crimping',
  slug: 'crimping',
  name: 'Crimpen',
  image_url: '/assets/capability-crimping-1.webp',
};

/** A product as a list has it, with what a test says otherwise. */
export const referenceAnswer = (slug: string, given: Partial<ReferenceAnswer> = {}): ReferenceAnswer => ({
  slug,
  name: slug.toUpperCase(),
  status: 'active',
  content_language: 'de',
  shortDescription: 'Kurz.',
  sort_index: 1,
  supported_countries: ['CH', 'US'],
  image_url: `/assets/${slug}-1.webp`,
  variantCount: 2,
  successor: null,
  brand: {
    name: 'Light Blue',
    theme: 'Komax',
    image_url: '/assets/brand-1.webp',
    image_width: 832,
    image_height: 192,
  },
  capabilities: [capabilityAnswer],
  ...given,
});

const classificationAnswer = (
  slug: string,
  parent_id: string | null,
  products: ReferenceAnswer[],
): CatalogueQuery['classificationProducts'][number] => ({
  id: `c-${slug}`,
  slug,
  name: slug,
  description: null,
  parent_id,
  supported_countries: ['CH', 'US'],
  sort_index: 1,
  image_url: `/assets/classification-${slug}-1.webp`,
  products,
});

/** Crimping, and below it lines with two products; the United States have one of them. */
export const catalogueAnswer: CatalogueQuery = {
  classificationProducts: [
    classificationAnswer('crimp', null, []),
    classificationAnswer('crimp-lines', 'c-crimp', [
      referenceAnswer('cresta-410', { supported_countries: ['ch'] }),
      referenceAnswer('cresta-433', { sort_index: 0 }),
    ]),
  ],
  capabilities: [capabilityAnswer],
};

/** A cross-section in mm² or AWG. */
export const crossSectionAnswer = (
  value: string,
  measurement_system: SpecificationAnswer['measurement_system'] = 'dim_metric',
): SpecificationAnswer => ({
  key: 'crossSection',
  name: 'Leiterquerschnitt',
  group: 'Leitung',
  value,
  unit: measurement_system === 'dim_imperial' ? 'AWG' : 'mm²',
  measurement_system,
  content_language: 'de',
});

/** A product with one of everything, with what a test says otherwise. */
export const detailAnswer = (slug: string, given: Partial<DetailAnswer> = {}): DetailAnswer => ({
  ...referenceAnswer(slug),
  longDescription: 'Lang.',
  classification: { slug: 'crimp-lines' },
  successor: null,
  images: [{ url: '/assets/front-1.webp', name: 'von vorn', default: true }],
  video: { url: '/assets/film-1.webm', imageUrl: null },
  highlights: [
    {
      id: 'h1',
      name: 'Schnitt',
      shortDescription: 'Kurz.',
      longDescription: 'Lang.',
      imageUrl: '/assets/h-1.webp',
      videoUrl: null,
      videoImageUrl: null,
      content_language: 'en',
    },
  ],
  specifications: [crossSectionAnswer('0.13 – 6')],
  variants: [
    {
      id: 'v1',
      nameMetric: '0.13–6 mm²',
      nameImperial: 'AWG 26–10',
      specifications: [crossSectionAnswer('0.5')],
    },
  ],
  files: [
    {
      id: 'f1',
      name: 'Datenblatt',
      content_language: 'fr',
      thumbnail_url: '/assets/thumbnail-1.webp',
      type: 'Datenblatt',
      url: '/assets/data-sheet-fr-1.pdf',
      filename: 'data-sheet-fr.pdf',
      extension: 'pdf',
      size_bytes: 1200,
    },
  ],
  related: [{ type: 'component', product: referenceAnswer('cresta-433') }],
  ...given,
});

const figuresAnswer: FiguresOfProductsQuery = {
  productsBySlugs: [
    {
      slug: 'cresta-410',
      specifications: [crossSectionAnswer('0.13 – 6')],
      variants: [{ specifications: [crossSectionAnswer('10')] }],
    },
  ],
};

/** A product service that answers for two products, over real HTTP; PRODUCT_URL leads to it. */
export async function startProductDouble(): Promise<ContentDouble> {
  const double = await startContentDouble();
  process.env.PRODUCT_URL = double.url;
  const details: ProductsBySlugsQuery = {
    productsBySlugs: [detailAnswer('cresta-410'), detailAnswer('cresta-433')],
  };
  double.answers.set('Catalogue', catalogueAnswer);
  double.answers.set('ProductsBySlugs', details);
  double.answers.set('FiguresOfProducts', figuresAnswer);
  return double;
}
