/** Site variant and locale of a page, as in internal addresses (view/siteParam.ts). */
interface PageLocation {
  readonly site: string;
  readonly locale: string;
}

/**
 * A page rendered to static HTML, with the data of its address. `isStored` if everyone gets the same
 * document.
 */
export type PublicPage = PageLocation & { readonly isStored: boolean } & (
    | { readonly kind: 'content'; readonly parent: string; readonly slug: string }
    | {
        readonly kind: 'catalogue';
        /** Path below `/products`, percent-encoded. */ readonly path: readonly string[];
      }
    | { readonly kind: 'product'; readonly slug: string }
    | { readonly kind: 'storyContact'; readonly slug: string }
    | { readonly kind: 'jobOpening'; readonly slug: string }
    | { readonly kind: 'closedJob'; readonly slug: string }
    | { readonly kind: 'machine'; readonly code: string }
    | { readonly kind: 'comparison' }
    | { readonly kind: 'wireCheck' }
    | { readonly kind: 'search' }
    | { readonly kind: 'locked'; readonly parent: string; readonly slug: string }
    | { readonly kind: 'notFound' }
    | { readonly kind: 'portalClosed' }
  );

/** Returns the page at an internal address; undefined for the portal, the editor area and route handlers. */
export function readPublicPage(internalPath: string): PublicPage | undefined {
  const [site = '', locale = '', name = '', ...rest] = internalPath
    .split('/')
    .slice(1)
    .map(decodeURIComponent);
  const [first = '', second = ''] = rest;
  const stored = { site, locale, isStored: true };
  const live = { site, locale, isStored: false };
  switch (name) {
    case 'live':
      return { ...live, kind: 'content', parent: first, slug: second };
    case 'catalogue':
      return { ...stored, kind: 'catalogue', path: rest.map(encodeURIComponent) };
    case 'live-catalogue':
      return { ...live, kind: 'catalogue', path: rest.map(encodeURIComponent) };
    case 'product':
      return { ...stored, kind: 'product', slug: first };
    case 'live-product':
      return { ...live, kind: 'product', slug: first };
    case 'story-contact':
      return { ...stored, kind: 'storyContact', slug: first };
    case 'job-opening':
      return { ...stored, kind: 'jobOpening', slug: first };
    case 'closed-job':
      return { ...live, kind: 'closedJob', slug: first };
    case 'machine':
      return { ...live, kind: 'machine', code: first };
    case 'comparison':
      return { ...live, kind: 'comparison' };
    case 'wire-check':
      return { ...live, kind: 'wireCheck' };
    case 'search':
      return { ...live, kind: 'search' };
    case 'locked':
      return { ...live, kind: 'locked', parent: first, slug: second };
    case 'not-found':
      return { ...live, kind: 'notFound' };
    case 'sign-in':
      return { ...live, kind: 'portalClosed' };
    case 'payload':
    case 'catalogue-payload':
    case 'feed':
    case 'portal':
    case 'sign-in-return':
    case 'editor':
    case 'preview':
    case 'explain':
      return undefined;
    default:
      return rest.length === 1 ? { ...stored, kind: 'content', parent: name, slug: first } : undefined;
  }
}
