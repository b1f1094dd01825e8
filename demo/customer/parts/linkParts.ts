import type { NewRow } from '../../../services/customer/src/database/tables';
import { createDice } from '../dice';
import { machineProducts } from '../machines/products';
import { partIdOf, partKinds, partsPerKind } from './createParts';
import type { PartKind } from './partKind';

/** The interval of a kind on one product, to the next ten thousand. */
const cyclesOn = (slug: string, { code, cycles }: PartKind): number | null => {
  if (cycles === null) return null;
  const load = 0.6 + createDice(`${slug} ${code}`).roll() * 0.8;
  return Math.max(1, Math.round((cycles * load) / 10_000)) * 10_000;
};

const linkKind = (kind: PartKind): NewRow<'customer_part_products'>[] => {
  const products = machineProducts.filter(({ type }) => kind.types.includes(type));
  // So many of each kind on a product that every part belongs to one.
  const share = Math.ceil(partsPerKind / products.length);
  return products.flatMap(({ slug }, position) =>
    Array.from({ length: share }, (_, index) => ({
      part_id: partIdOf(kind, (position * share + index) % partsPerKind),
      product_slug: slug,
      replace_after_cycles: cyclesOn(slug, kind),
    })),
  );
};

/** Parts by product; wear parts with the cycles after which they are replaced. */
export const linkParts = (): NewRow<'customer_part_products'>[] => partKinds.flatMap(linkKind);
