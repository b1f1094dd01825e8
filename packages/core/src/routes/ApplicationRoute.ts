import { decidePortalScreen, isPortalPath, portalPaths, type PortalScreen } from '../portal/portalScreens';
import type { ProductHierarchy, ProductSource } from '../products/Classification';
import { findByPath, findClassificationStep } from '../products/findByPath';

/**
 * Screens of the editor area (section 2.3): navigation and translations, a page as other readers see it, problems of a
 * site.
 */
export type EditorScreen = 'area' | 'viewAs' | 'health';

/** Route of the application, without a page in the content service (section 2.2: "product hierarchy"). */
export type ApplicationRoute =
  | { readonly kind: 'products' }
  | { readonly kind: 'classification'; readonly slug: string }
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'comparison' }
  | { readonly kind: 'wireCheck' }
  | { readonly kind: 'search' }
  | { readonly kind: 'storyContact'; readonly slug: string }
  | { readonly kind: 'jobOpening'; readonly slug: string }
  /** Customer portal. */
  | { readonly kind: 'portal'; readonly screen: PortalScreen }
  /** Public page of a machine. */
  | { readonly kind: 'machine'; readonly code: string }
  | { readonly kind: 'editor'; readonly screen: EditorScreen }
  /** Newest draft of a page, for editors only; the query names the page. */
  | { readonly kind: 'preview' };

export type ApplicationMatch =
  | { readonly kind: 'found'; readonly route: ApplicationRoute }
  | {
      readonly kind: 'moved';
      readonly path: string;
      /** True if the path is inside the main site, whichever site was requested. */
      readonly isOnMainSite?: boolean;
    };

export const applicationPaths = {
  products: '/products',
  comparison: '/products/compare',
  wireCheck: '/products/wire-check',
  search: '/search',
  storyContacts: '/stories/contacts',
  jobOpenings: '/careers',
  portal: portalPaths.dashboard,
  machines: '/machine',
  editor: '/editor',
  viewAs: '/editor/view-as',
  siteHealth: '/editor/health',
  preview: '/editor/preview',
} as const;

export interface RetiredProduct {
  readonly slug: string;
  readonly classificationSlug: string;
}

export interface ApplicationRouteContext {
  /** Hierarchy of the reader's country, read only if needed; absent for sites without products. */
  readonly hierarchy?: () => ProductHierarchy<ProductSource> | undefined;
  /** Finds a product that is no longer listed (section 3: cancelled); its page redirects to its successor. */
  readonly retired?: (slug: string) => RetiredProduct | undefined;
  /** True if the site has stories of a contact (slug); called only below `/stories/contacts`. */
  readonly hasStoryContact?: (slug: string) => boolean;
  /** True if the site has an open job with this slug; called only below `/careers`. */
  readonly hasJobOpening?: (slug: string) => boolean;
  /** True if the site has the customer portal. */
  readonly hasPortal?: boolean;
}

/** Routes of every site. */
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

/** `/careers/{slug}`: an editorial page at this address takes precedence. */
function findJobOpening(
  path: string,
  { hasJobOpening }: ApplicationRouteContext,
): ApplicationMatch | undefined {
  const prefix = `${applicationPaths.jobOpenings}/`;
  const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return slug !== '' && hasJobOpening?.(slug)
    ? { kind: 'found', route: { kind: 'jobOpening', slug } }
    : undefined;
}

/** `/machine/{code}`: target of the QR code of a machine's page. */
const machinePattern = new RegExp(`^${applicationPaths.machines}/([a-z0-9-]{16,64})$`);

/** The area of tickets has no page; its URL resolves to the list. */
const isTicketArea = (path: string): boolean => path.toLowerCase() === '/mykomax/tickets';

/** "Areas outside the public main site: mykomax" (section 2.2): other sites redirect to the main site. */
function findPortalElsewhere(path: string): ApplicationMatch | undefined {
  if (isTicketArea(path)) return { kind: 'moved', path: portalPaths.ticketList, isOnMainSite: true };
  if (!isPortalPath(path) || !decidePortalScreen(path)) return undefined;
  const [, , ...below] = path.split('/');
  return { kind: 'moved', path: [applicationPaths.portal, ...below].join('/'), isOnMainSite: true };
}

/** The customer portal, including its public screens (customer portal, section 2). */
function findPortal(path: string): ApplicationMatch | undefined {
  if (isTicketArea(path)) return { kind: 'moved', path: portalPaths.ticketList };
  const screen = decidePortalScreen(path);
  if (screen) return { kind: 'found', route: { kind: 'portal', screen } };
  const code = machinePattern.exec(path)?.[1];
  return code === undefined ? undefined : { kind: 'found', route: { kind: 'machine', code } };
}

/**
 * Finds the application route of a path inside a site, percent-encoded and without locale (sections 2.1, 2.2): search
 * and editor area on every site; contacts of the site's stories; its open jobs; the portal where the site has it; hierarchy,
 * comparison and wire check where the site has products. Products and classifications under another path have moved.
 */
export function findApplicationRoute(
  path: string,
  context: ApplicationRouteContext,
): ApplicationMatch | undefined {
  const common = everywhere[path];
  if (common) return { kind: 'found', route: common };
  const document = findStoryContact(path, context) ?? findJobOpening(path, context);
  if (document) return document;
  const portal = context.hasPortal ? findPortal(path) : findPortalElsewhere(path);
  if (portal) return portal;
  if (!context.hierarchy) return undefined;
  const route = withoutHierarchy[path];
  if (route) return { kind: 'found', route };
  if (!path.startsWith(`${applicationPaths.products}/`)) return undefined;
  const hierarchy = context.hierarchy();
  return hierarchy && findInHierarchy(path, hierarchy, context);
}
