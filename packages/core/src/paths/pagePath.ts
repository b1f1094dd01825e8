import { homeSlug } from './homeSlug';

export interface PageLocation {
  readonly ancestors?: readonly string[];
  /** Several slugs separated by slashes for nested pages (section 2.2: `/services/{path...}`). */
  readonly parentSlug?: string | null;
  readonly slug: string;
}

/**
 * Returns the percent-encoded path of a page inside its site: `/`, `/{slug}` below home, `/{parent}/{slug}` deeper
 * (section 2.1).
 */
export function pagePath({ ancestors = [], parentSlug, slug }: PageLocation): string {
  const parent = parentSlug ?? homeSlug;
  const parents = ancestors.length === 0 && parent === homeSlug ? [] : parent.split('/');
  const slugs = [...ancestors, ...parents, ...(parents.length === 0 && slug === homeSlug ? [] : [slug])];
  return `/${slugs.map(encodeURIComponent).join('/')}`;
}
