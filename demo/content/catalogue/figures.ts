import { conversions, gaugeText } from '../../product/conversion';
import type { Line, SpecificationKey } from '../../product/lines';
import { products } from '../../product/range/products';
import type { ProductSource } from '../../product/types';

export const findProduct = (slug: string): ProductSource => {
  const found = products.find((product) => product.slug === slug);
  if (!found) throw new Error(`The range has no product ${slug}.`);
  return found;
};

/** Current products of a family name: `Linea` means the Linea 220, 240, 260, 340 and 355. */
export const familyOf = (name: string): readonly ProductSource[] =>
  products.filter((product) => product.name.startsWith(`${name} `) && product.status === 'active');

export interface Bounds {
  least: number;
  most: number;
}

/** Combined range of the variants of some products, in metric units or those of both systems. */
export const boundsOf = (
  owners: readonly ProductSource[],
  key: SpecificationKey,
  system: 'dim_metric' | 'dim_imperial' = 'dim_metric',
): Bounds | null => {
  const lines = owners
    .flatMap(({ variants }) => variants.flatMap(({ lines: own }): readonly Line[] => own))
    .filter((line) => line.key === key && (line.system === null || line.system === system));
  const least = Math.min(...lines.map(({ minimum }) => minimum ?? Infinity));
  const most = Math.max(...lines.map(({ maximum }) => maximum ?? -Infinity));
  return Number.isFinite(least) && Number.isFinite(most) ? { least, most } : null;
};

/** Gauges run from the thin wire to the thick one: 28–4/0. */
export const gaugeSpan = ({ least, most }: Bounds): string => {
  const { convert } = conversions.crossSection;
  return `${gaugeText(convert(least))}–${gaugeText(convert(most))}`;
};
