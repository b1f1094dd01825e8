import type { Scope } from '../catalogue/scope';
import type { ProductContext } from './context';
import type { SpecificationNode } from './objects';

/** Specifications of a variant, or those of the product itself (null). */
export const readSpecifications = async (
  context: ProductContext,
  scope: Scope,
  productId: string,
  isIncluded: (variantId: string | null) => boolean,
): Promise<SpecificationNode[]> => {
  const catalogue = context.catalogue(scope);
  const [rows, terms] = await Promise.all([catalogue.specifications(productId), catalogue.terms()]);
  return rows.filter((row) => isIncluded(row.variant_id)).map((row) => ({ row, terms }));
};
