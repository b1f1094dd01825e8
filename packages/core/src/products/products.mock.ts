import type { ClassificationSource, ProductSource } from './Classification';

type Source = ClassificationSource<ProductSource>;

const everywhere = ['CH', 'DE', 'US', 'CN'];

/** Sold everywhere by default. */
export const product = (
  slug: string,
  supported_countries: readonly string[] = everywhere,
): ProductSource => ({
  slug,
  name: slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  supported_countries,
});

/** Available everywhere; the id is the slug. */
export const classification = (slug: string, more: Partial<Source> = {}): Source => ({
  id: slug,
  slug,
  name: slug.replace(/^./, (letter) => letter.toUpperCase()),
  description: null,
  parent_id: null,
  supported_countries: everywhere,
  sort_index: 0,
  image_url: null,
  products: [],
  ...more,
});

/** Two top classifications, one of them three levels deep, unsorted. */
export const mockSource: readonly Source[] = [
  classification('bench', {
    parent_id: 'crimping',
    sort_index: 2,
    products: [product('bt-712'), product('bt-752', ['US'])],
  }),
  classification('cutting', { sort_index: 2, supported_countries: [], products: [product('kappa-330')] }),
  classification('automatic', { parent_id: 'crimping', sort_index: 1 }),
  classification('crimping', { sort_index: 1, image_url: '/assets/crimping.webp' }),
  classification('seals', {
    parent_id: 'automatic',
    supported_countries: ['CH'],
    products: [product('alpha-550')],
  }),
];
