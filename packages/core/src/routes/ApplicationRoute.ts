import { decidePortalScreen, isPortalPath, portalPaths, type PortalScreen } from '../portal/portalScreens';
import type { ProductHierarchy, ProductSource } from '../products/Classification';
import { findByPath, findClassificationStep } from '../products/findByPath';

/** A screen of the editor area (section 2.3): navigation and translations, one page as several readers see it, and what is wrong on a site. */
export type EditorScreen = 'area' | 'viewAs' | 'health';

/** What a route of the application, and no page of the content service, shows (section 2.2: "product hierarchy"). */
export type ApplicationRoute =
  | { readonly kind: 'products' }
  | { readonly kind: 'classification'; readonly slug: string }
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'comparison' }
  | { readonly kind: 'wireCheck' }
  | { readonly kind: 'search' }
  | { readonly kind: 'storyContact'; readonly slug: string }
  /** The customer area. */
  | { readonly kind: 'portal'; readonly screen: PortalScreen }
  /** What anybody may know of a machine who reads its code. */
  | { readonly kind: 'machine'; readonly code: string }
  | { readonly kind: 'editor'; readonly screen: EditorScreen }
  /** A page as its newest draft has it, for editors alone; which page stands in the query. */
  | { readonly kind: 'preview' };

/** What stands at a path inside a site: a route, or the path where it stands now. */
export type ApplicationMatch =
  | { readonly kind: 'found'; readonly route: ApplicationRoute }
  | {
      readonly kind: 'moved';
      readonly path: string;
      /** The path is inside the main site, whatever site was asked. */
      readonly isOnMainSite?: boolean;
    };

/** The paths inside a site that the application itself answers. */
export const applicationPaths = {
  products: '/products',
  comparison: '/products/compare',
  wireCheck: '/products/wire-check',
  search: '/search',
  storyContacts: '/stories/contacts',
  portal: portalPaths.dashboard,
  machines: '/machine',
  editor: '/editor',
  viewAs: '/editor/view-as',
  siteHealth: '/editor/health',
  preview: '/editor/preview',
} as const;

/** A product outside the hierarchy, and the classification that it was found in. */
export interface RetiredProduct {
  readonly slug: string;
  readonly classificationSlug: string;
}

/** What a site has of them. */
export interface ApplicationRouteContext {
  /**
   * The hierarchy of the reader's country with routes inside the site, asked for only where it decides; left out where a
   * site has no products.
   */
  readonly hierarchy?: () => ProductHierarchy<ProductSource> | undefined;
  /** A product that no list shows any more (section 3: cancelled), by its slug: its page leads on to its successor. */
  readonly retired?: (slug: string) => RetiredProduct | undefined;
  /** Whether the site has stories of such a contact, by its slug; asked for only below `/stories/contacts`. */
  readonly hasStoryContact?: (slug: string) => boolean;
  /** Whether the customer area stands on the site. */
  readonly hasPortal?: boolean;
}

/** What every site has. */
const everywhere: Readonly<Record<string, ApplicationRoute>> = {
  [applicationPaths.search]: { kind: 'search' },
  [applicationPaths.editor]: { kind: 'editor', screen: 'area' },
  [applicationPaths.viewAs]: { kind: 'editor', screen: 'viewAs' },
  [applicationPaths.siteHealth]: { kind: 'editor', screen: 'health' },
  [applicationPaths.preview]: { kind: 'preview' },
};

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
  { retired }: ApplicationRouteContext,
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

/** `{locale}/stories/contacts/{author}` (section 2.2): too deep for a page, whose path has two segments. */
function findStoryContact(
  path: string,
  { hasStoryContact }: ApplicationRouteContext,
): ApplicationMatch | undefined {
  const prefix = `${applicationPaths.storyContacts}/`;
  const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return slug !== '' && hasStoryContact?.(slug)
    ? { kind: 'found', route: { kind: 'storyContact', slug } }
    : undefined;
}

/** `/machine/{code}`: where the QR code of a machine's page leads. */
const machinePattern = new RegExp(`^${applicationPaths.machines}/([a-z0-9-]{16,64})$`);

/** "Areas outside the public main site: mykomax" (section 2.2): other sites redirect its screens to the main site. */
function findPortalElsewhere(path: string): ApplicationMatch | undefined {
  if (!isPortalPath(path) || !decidePortalScreen(path)) return undefined;
  const [, , ...below] = path.split('/');
  return { kind: 'moved', path: [applicationPaths.portal, ...below].join('/'), isOnMainSite: true };
}

/** The customer area, and what it shows to everybody (customer portal, section 2). */
function findPortal(path: string): ApplicationMatch | undefined {
  const screen = decidePortalScreen(path);
  if (screen) return { kind: 'found', route: { kind: 'portal', screen } };
  const code = machinePattern.exec(path)?.[1];
  return code === undefined ? undefined : { kind: 'found', route: { kind: 'machine', code } };
}

/**
 * Finds the route of the application at a path inside a site, percent-encoded and without locale (sections 2.1, 2.2):
 * search and the editor area everywhere; the contacts of a site's stories; the customer area where it stands; the
 * hierarchy, comparison and wire check where the site has products. A product or classification under another path than
 * its own has moved.
 */
export function findApplicationRoute(
  path: string,
  context: ApplicationRouteContext,
): ApplicationMatch | undefined {
  const common = everywhere[path];
  if (common) return { kind: 'found', route: common };
  const contact = findStoryContact(path, context);
  if (contact) return contact;
  const portal = context.hasPortal ? findPortal(path) : findPortalElsewhere(path);
  if (portal) return portal;
  if (!context.hierarchy) return undefined;
  const route = withoutHierarchy[path];
  if (route) return { kind: 'found', route };
  if (!path.startsWith(`${applicationPaths.products}/`)) return undefined;
  const hierarchy = context.hierarchy();
  return hierarchy && findInHierarchy(path, hierarchy, context);
}
