import type {
  IndexedSitesQuery,
  SearchableJobOpeningsQuery,
  SearchablePagesQuery,
} from '../__generated__/graphql';
import type { IndexedCatalogueQuery, IndexedProductsQuery } from '../__generated__/product/graphql';

type PageData = SearchablePagesQuery['searchablePages']['nodes'][number];
type ProductData = IndexedCatalogueQuery['classificationProducts'][number]['products'][number];

const createPage = (id: string, given: Partial<PageData> = {}): PageData => ({
  id,
  title: 'Crimp quality | Komax',
  description: 'How a crimp is measured.',
  slug: id,
  parentSlug: 'home',
  pageType: 'Content',
  languages: ['en', 'de'],
  countries: [],
  updatedAt: null,
  text: 'Pull-off force and height.',
  ...given,
});

/** One site in English and German. */
export const sitesData: IndexedSitesQuery = {
  systemData: { sites: [{ key: 'main', slug: null, languages: ['en', 'de'], defaultLanguage: 'en' }] },
};

/** Two pages, a story, and the version of a page for one country. */
export const pagesData: SearchablePagesQuery = {
  searchablePages: {
    nodes: [
      createPage('quality'),
      createPage('story', {
        pageType: 'Story',
        title: 'Forty years',
        parentSlug: 'quality',
        languages: ['en'],
      }),
      createPage('offer', { title: 'Offer for everybody' }),
      createPage('offer-us', { slug: 'offer', title: 'Offer for the States', countries: ['us'] }),
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
  },
};

type OpeningData = SearchableJobOpeningsQuery['jobOpeningsOfSite'][number];

const createOpening = (slug: string, given: Partial<OpeningData> = {}): OpeningData => ({
  id: slug,
  slug,
  title: `Fitter ${slug}`,
  department: 'Assembly',
  languages: ['en'],
  publishedOn: '2020-01-01T12:00:00.000Z',
  applyUntil: null,
  updatedAt: null,
  plainText: 'You assemble presses.',
  location: { name: 'Plant', city: 'Dierikon', timeZone: 'Europe/Zurich' },
  ...given,
});

/** An open job, one that has ended, and one whose place of work was deleted. */
export const openingsData: SearchableJobOpeningsQuery = {
  jobOpeningsOfSite: [
    createOpening('open'),
    createOpening('ended', { applyUntil: '2020-02-01T12:00:00.000Z' }),
    createOpening('nowhere', { location: null }),
  ],
};

const createProduct = (slug: string, given: Partial<ProductData> = {}): ProductData => ({
  slug,
  name: slug.toUpperCase(),
  content_language: 'de',
  shortDescription: 'Kurz.',
  sort_index: 1,
  supported_countries: ['CH', 'US'],
  image_url: `/assets/${slug}-1.webp`,
  brand: { name: 'Light Blue' },
  capabilities: [{ name: 'Crimpen' }],
  ...given,
});

const createClassification = (
  slug: string,
  parent_id: string | null,
  products: ProductData[],
): IndexedCatalogueQuery['classificationProducts'][number] => ({
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
export const catalogueData: IndexedCatalogueQuery = {
  classificationProducts: [
    createClassification('crimp', null, []),
    createClassification('crimp-lines', 'c-crimp', [
      createProduct('cresta-410', { supported_countries: ['ch'] }),
      createProduct('cresta-433', { sort_index: 0 }),
    ]),
  ],
};

const createCrossSection = (value: string) => ({
  key: 'crossSection',
  name: 'Leiterquerschnitt',
  value,
  unit: 'mm²',
  measurement_system: 'dim_metric' as const,
});

const createDetail = (slug: string): IndexedProductsQuery['productsBySlugs'][number] => ({
  slug,
  longDescription: 'Lang.',
  highlights: [{ name: 'Schnitt', shortDescription: 'Kurz.', longDescription: 'Lang.' }],
  specifications: [createCrossSection('0.13 – 6')],
  variants: [
    { nameMetric: '0.13–6 mm²', nameImperial: 'AWG 26–10', specifications: [createCrossSection('0.5')] },
  ],
  files: [
    {
      id: 'f1',
      name: 'Fiche technique',
      content_language: 'fr',
      type: 'Datenblatt',
      url: '/assets/data-sheet-fr-1.pdf',
      filename: 'data-sheet-fr.pdf',
    },
    {
      id: 'f2',
      name: 'Handbuch Cresta',
      content_language: 'de',
      type: 'Handbuch',
      url: '/assets/manual-de-1.pdf',
      filename: 'manual-de.pdf',
    },
  ],
});

export const productsData: IndexedProductsQuery = {
  productsBySlugs: [createDetail('cresta-410'), createDetail('cresta-433')],
};
