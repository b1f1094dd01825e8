import { startFakeContentService, type FakeContentService } from '../content/fakeContentService.mock';
import type {
  CatalogueQuery,
  FiguresOfProductsQuery,
  ProductsBySlugsQuery,
} from '@/__generated__/product/graphql';

type ReferenceResponse = CatalogueQuery['classificationProducts'][number]['products'][number];
type DetailResponse = ProductsBySlugsQuery['productsBySlugs'][number];
type SpecificationResponse = DetailResponse['specifications'][number];

const capabilityResponse = {
  id: 'crimping',
  slug: 'crimping',
  name: 'Crimpen',
  image_url: '/assets/capability-crimping-1.webp',
};

export const referenceResponse = (
  slug: string,
  given: Partial<ReferenceResponse> = {},
): ReferenceResponse => ({
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
  capabilities: [capabilityResponse],
  ...given,
});

const classificationResponse = (
  slug: string,
  parent_id: string | null,
  products: ReferenceResponse[],
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

/** "Crimping" with lines and two products, one of them available in the United States. */
export const catalogueResponse: CatalogueQuery = {
  classificationProducts: [
    classificationResponse('crimp', null, []),
    classificationResponse('crimp-lines', 'c-crimp', [
      referenceResponse('cresta-410', { supported_countries: ['ch'] }),
      referenceResponse('cresta-433', { sort_index: 0 }),
    ]),
  ],
  capabilities: [capabilityResponse],
};

/** A cross-section in mm² or AWG. */
export const crossSectionResponse = (
  value: string,
  measurement_system: SpecificationResponse['measurement_system'] = 'dim_metric',
): SpecificationResponse => ({
  key: 'crossSection',
  name: 'Leiterquerschnitt',
  group: 'Leitung',
  value,
  unit: measurement_system === 'dim_imperial' ? 'AWG' : 'mm²',
  measurement_system,
  content_language: 'de',
});

export const detailResponse = (slug: string, given: Partial<DetailResponse> = {}): DetailResponse => ({
  ...referenceResponse(slug),
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
  specifications: [crossSectionResponse('0.13 – 6')],
  variants: [
    {
      id: 'v1',
      nameMetric: '0.13–6 mm²',
      nameImperial: 'AWG 26–10',
      specifications: [crossSectionResponse('0.5')],
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
  related: [{ type: 'component', product: referenceResponse('cresta-433') }],
  ...given,
});

const figuresResponse: FiguresOfProductsQuery = {
  productsBySlugs: [
    {
      slug: 'cresta-410',
      specifications: [crossSectionResponse('0.13 – 6')],
      variants: [{ specifications: [crossSectionResponse('10')] }],
    },
  ],
};

/** Starts a fake product service with two products over HTTP; sets PRODUCT_URL. */
export async function startFakeProductService(): Promise<FakeContentService> {
  const service = await startFakeContentService();
  process.env.PRODUCT_URL = service.url;
  const details: ProductsBySlugsQuery = {
    productsBySlugs: [detailResponse('cresta-410'), detailResponse('cresta-433')],
  };
  service.responses.set('Catalogue', catalogueResponse);
  service.responses.set('ProductsBySlugs', details);
  service.responses.set('FiguresOfProducts', figuresResponse);
  return service;
}
