import type { ProductContext } from './context';
import type { ProductNode, RelationNode } from './objects';

/** Related products that are available in the country and not cancelled. */
export const readRelations = async (
  { row, scope }: ProductNode,
  _: object,
  context: ProductContext,
): Promise<RelationNode[]> => {
  const catalogue = context.catalogue(scope);
  const relations = await catalogue.relations(row.id);
  const products = await Promise.all(relations.map(({ related_id: id }) => catalogue.productById(id)));
  return relations.flatMap(({ type }, index) => {
    const product = products[index];
    if (!product || product.status === 'cancelled') return [];
    return [{ type, product: { row: product, scope } }];
  });
};
