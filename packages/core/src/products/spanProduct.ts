import { spanVariants, type SpannedSpecification } from './spanVariants';
import type { Specification } from './Specification';

export interface SpannableProduct<TSpecification extends Specification> {
  readonly specifications: readonly TSpecification[];
  readonly variants: readonly { readonly specifications: readonly TSpecification[] }[];
}

/**
 * Returns the data of a product as a whole: its own, completed by the common data of its variants (`spanVariants`);
 * the keys in `first` come first.
 */
export function spanProduct<TSpecification extends Specification>(
  { specifications, variants }: SpannableProduct<TSpecification>,
  first: 'own' | 'variants',
): readonly SpannedSpecification<TSpecification>[] {
  const keys = new Set(specifications.map(({ key }) => key));
  const own = specifications.map((specification) => ({ specification, isSame: true }));
  const spanned = spanVariants(variants).filter(({ specification }) => !keys.has(specification.key));
  return first === 'own' ? [...own, ...spanned] : [...spanned, ...own];
}
