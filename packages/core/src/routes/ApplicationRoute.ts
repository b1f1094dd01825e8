import type { ProductHierarchy, ProductSource } from '../products/Classification';
import { findByPath, findClassificationStep } from '../products/findByPath';

/** What a route of the application, and no page of the content service, shows (section 2.2: "product hierarchy"). */
export type ApplicationRoute =
  | { readonly kind: 'products' }
  | { readonly kind: 'classification'; readonly slug: string }
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'comparison' }
  | { readonly kind: 'wireCheck' }
  | { readonly kind: 'search' };

/** What stands at a path inside a site: a route, or the path where it stands now. */
export type ApplicationMatch =
  | { readonly kind: 'found'; readonly route: ApplicationRoute }
  | { readonly kind: 'moved'; readonly path: string };

/** The paths inside a site that the application itself answers. */
export const applicationPaths = {
  products: '/products',
  comparison: '/products/compare',
  wireCheck: '/products/wire-check',
  search: '/search',
} as const;

/** A product outside the hierarchy, and the classification that it was found in. */
export interface RetiredProduct {
  readonly slug: string;
  readonly classificationSlug: string;
}

/** What a site has of them. */
export interface ApplicationFacts {
  /**
   * The hierarchy of the reader's country with routes inside the site, asked for only where it decides; left out where a
   * site has no products.
   */
  readonly hierarchy?: () => ProductHierarchy<ProductSource> | undefined;
  /** A product that no list shows any more (section 3: cancelled), by its slug: its page leads on to its successor. */
  readonly retired?: (slug: string) => RetiredProduct | undefined;
}

const withoutHierarchy: Readonly<Record<string, ApplicationRoute>> = {
  [applicationPaths.products]: { kind: 'products' },
  [applicationPaths.comparison]: { kind: 'comparison' },
  [applicationPaths.wireCheck]: { kind: 'wireCheck' },
};

function findRetired(
  path: string,
  { slug, classificationSlug }: RetiredProduct,
  hierarchy: ProductHierarchy<ProductSource>,
): ApplicationMatch {
  const above = findClassificationStep(hierarchy, classificationSlug)?.path ?? applicationPaths.products;
  const own = `${above}/${encodeURIComponent(slug)}`;
  return path === own ? { kind: 'found', route: { kind: 'product', slug } } : { kind: 'moved', path: own };
}

function findInHierarchy(
  path: string,
  hierarchy: ProductHierarchy<ProductSource>,
  { retired }: ApplicationFacts,
): ApplicationMatch | undefined {
  const match = findByPath(hierarchy, path);
  switch (match.kind) {
    case 'classification':
      return { kind: 'found', route: { kind: 'classification', slug: match.classification.slug } };
    case 'product':
      return { kind: 'found', route: { kind: 'product', slug: match.product.slug } };
    case 'notFound': {
      if (match.movedTo !== undefined) return { kind: 'moved', path: match.movedTo };
      const product = retired?.(match.slug);
      return product && findRetired(path, product, hierarchy);
    }
  }
}

/**
 * Finds the route of the application at a path inside a site, percent-encoded and without locale (sections 2.1, 2.2):
 * search everywhere; the hierarchy, comparison and wire check where the site has products. A product or classification
 * under another path than its own has moved.
 */
export function findApplicationRoute(path: string, facts: ApplicationFacts): ApplicationMatch | undefined {
  if (path === applicationPaths.search) return { kind: 'found', route: { kind: 'search' } };
  if (!facts.hierarchy) return undefined;
  const route = withoutHierarchy[path];
  if (route) return { kind: 'found', route };
  if (!path.startsWith(`${applicationPaths.products}/`)) return undefined;
  const hierarchy = facts.hierarchy();
  return hierarchy && findInHierarchy(path, hierarchy, facts);
}
