import type {
  Classification,
  LineageStep,
  RoutedProduct,
  ProductHierarchy,
  ProductSource,
} from './Classification';

/** Message of section 8. */
export const productNotFoundMessage = 'No product found for slug';

export type HierarchyMatch<TProduct extends ProductSource> =
  | { readonly kind: 'classification'; readonly classification: Classification<TProduct> }
  | {
      readonly kind: 'product';
      readonly product: RoutedProduct<TProduct>;
      readonly classification: Classification<TProduct>;
    }
  | {
      readonly kind: 'notFound';
      readonly message: typeof productNotFoundMessage;
      readonly slug: string;
      /** Current path of the slug, if it is elsewhere in the tree: for a redirect. */
      readonly movedTo?: string;
    };

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return undefined;
  }
}

const segmentsOf = (path: string) =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .map(decode);

function findStep<TProduct extends ProductSource>(
  classifications: readonly Classification<TProduct>[],
  slug: string | undefined,
): LineageStep | undefined {
  for (const item of classifications) {
    const found = item.slug === slug ? item : findStep(item.childClassifications, slug);
    if (found) return found;
  }
  return undefined;
}

export const findClassificationStep = <TProduct extends ProductSource>(
  { roots }: ProductHierarchy<TProduct>,
  slug: string,
): LineageStep | undefined => findStep(roots, slug);

function notFound<TProduct extends ProductSource>(
  { entries, roots }: ProductHierarchy<TProduct>,
  slug: string,
): HierarchyMatch<TProduct> {
  const movedTo = entries.get(slug)?.product.route ?? findStep(roots, slug)?.route;
  return { kind: 'notFound', message: productNotFoundMessage, slug, ...(movedTo && { movedTo }) };
}

/** Descends through the classifications; returns the last match and the remaining segments. */
function descend<TProduct extends ProductSource>(
  roots: readonly Classification<TProduct>[],
  slugs: readonly (string | undefined)[],
) {
  let level = roots;
  let classification: Classification<TProduct> | undefined;
  for (const [index, slug] of slugs.entries()) {
    const next = level.find((item) => item.slug === slug);
    if (!next) return { classification, rest: slugs.slice(index) };
    classification = next;
    level = next.childClassifications;
  }
  return { classification, rest: [] };
}

/**
 * Resolves "/products/{classificationSlug}/…/{productSlug}" (sections 2.1, 2.2): a path inside the site,
 * percent-encoded, without locale. A classification takes precedence over a product with the same slug. The base path
 * has no match; it shows `roots`.
 */
export function findByPath<TProduct extends ProductSource>(
  hierarchy: ProductHierarchy<TProduct>,
  path: string,
): HierarchyMatch<TProduct> {
  const segments = segmentsOf(path);
  const base = segmentsOf(hierarchy.basePath);
  const last = segments.at(-1) ?? '';
  if (base.some((segment, index) => segment !== segments[index])) return notFound(hierarchy, last);
  const { classification, rest } = descend(hierarchy.roots, segments.slice(base.length));
  if (!classification) return notFound(hierarchy, last);
  if (rest.length === 0) return { kind: 'classification', classification };
  const product = classification.products.find(({ slug }) => slug === rest[0]);
  return product && rest.length === 1
    ? { kind: 'product', product, classification }
    : notFound(hierarchy, last);
}

/** "Search route result: found, type (classification or product), slug" (section 3). */
export type SearchRouteResult =
  | { readonly found: true; readonly type: 'classification' | 'product'; readonly slug: string }
  | { readonly found: false; readonly type: null; readonly slug: string };

export function toSearchRouteResult<TProduct extends ProductSource>(
  match: HierarchyMatch<TProduct>,
): SearchRouteResult {
  switch (match.kind) {
    case 'classification':
      return { found: true, type: match.kind, slug: match.classification.slug };
    case 'product':
      return { found: true, type: match.kind, slug: match.product.slug };
    case 'notFound':
      return { found: false, type: null, slug: match.slug };
  }
}
