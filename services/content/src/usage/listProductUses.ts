import type { PayloadRequest } from 'payload';
import { collectUses, type Use } from './collectUses';
import { mergeUses } from './usesOf';

/** A product or product group that content names, and the documents that name it. */
export interface ProductUses {
  slug: string;
  uses: Use[];
}

/** Lists the products that content names, by slug; `search` is a part of it. */
export const listProductUses = async (req: PayloadRequest, search = ''): Promise<ProductUses[]> => {
  const { products } = await collectUses(req);
  const part = search.trim().toLowerCase();
  return [...products]
    .filter(([slug]) => slug.toLowerCase().includes(part))
    .map(([slug, uses]) => ({ slug, uses: mergeUses([uses]) }))
    .toSorted((one, other) => one.slug.localeCompare(other.slug, 'en'));
};
