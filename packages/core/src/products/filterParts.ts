import {
  filterProducts,
  type FilterableProduct,
  type IndexedProduct,
  type ProductFilter,
  type RangeFilter,
  type WireFilter,
} from './ProductFilter';

export type FilterPart =
  | { readonly kind: 'brand'; readonly slug: string }
  | { readonly kind: 'capability'; readonly slug: string }
  | { readonly kind: 'range'; readonly range: RangeFilter }
  | { readonly kind: 'wire'; readonly wire: WireFilter };

export type FilterRelaxation = Exclude<FilterPart, { readonly kind: 'brand' }> | { readonly kind: 'brands' };

export interface FilterRelaxationOffer {
  readonly relaxation: FilterRelaxation;
  readonly count: number;
}

export const listFilterParts = ({
  brands,
  capabilities,
  ranges,
  wire,
}: ProductFilter): readonly FilterPart[] => [
  ...(wire ? [{ kind: 'wire', wire } as const] : []),
  ...brands.map((slug) => ({ kind: 'brand', slug }) as const),
  ...capabilities.map((slug) => ({ kind: 'capability', slug }) as const),
  ...ranges.map((range) => ({ kind: 'range', range }) as const),
];

export function withoutFilterPart(filter: ProductFilter, part: FilterPart | FilterRelaxation): ProductFilter {
  switch (part.kind) {
    case 'brand':
      return { ...filter, brands: filter.brands.filter((slug) => slug !== part.slug) };
    case 'brands':
      return { ...filter, brands: [] };
    case 'capability':
      return { ...filter, capabilities: filter.capabilities.filter((slug) => slug !== part.slug) };
    case 'range':
      return { ...filter, ranges: filter.ranges.filter(({ key }) => key !== part.range.key) };
    case 'wire':
      return { ...filter, wire: undefined };
  }
}

/** Returns the choices whose removal fills an empty list again, the most products first. */
export function decideFilterRelaxations<TProduct extends FilterableProduct>(
  products: readonly IndexedProduct<TProduct>[],
  filter: ProductFilter,
): readonly FilterRelaxationOffer[] {
  const parts = listFilterParts(filter).filter((part) => part.kind !== 'brand');
  const relaxations: readonly FilterRelaxation[] =
    filter.brands.length > 0 ? [{ kind: 'brands' }, ...parts] : parts;
  return relaxations
    .map((relaxation) => ({
      relaxation,
      count: filterProducts(products, withoutFilterPart(filter, relaxation)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
