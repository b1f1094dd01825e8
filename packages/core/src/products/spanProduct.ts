import { spanVariants, type SpannedSpecification } from './spanVariants';
import type { Specification } from './Specification';

/** A product's own data, which all its variants share, and the data of each variant. */
export interface SpannableProduct<TSpecification extends Specification> {
  readonly specifications: readonly TSpecification[];
  readonly variants: readonly { readonly specifications: readonly TSpecification[] }[];
}

/**
 * A product as a whole: its own data, and what can be said of its variants together (`spanVariants`) where it says nothing
 * itself; `first` is what stands at the top.
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
