/** Types of links (section 3; a file link leads to `/file/{slug}` of section 2.2). */
export const linkKinds = ['page', 'path', 'external', 'product', 'file'] as const;

export type LinkKind = (typeof linkKinds)[number];

export interface LinkedPage {
  readonly id: string;
  readonly slug: string;
  /** `null` directly below home. */
  readonly parentSlug: string | null;
  /** `null` for a page of the current site. */
  readonly site: { readonly key: string } | null;
}

export interface Link {
  readonly kind: LinkKind;
  /** May contain a name placeholder if the link leads to a product. */
  readonly text?: string | null;
  readonly page?: LinkedPage | null;
  /** `a=b`, `?a=b` or `#anchor`, appended to the page's URL. */
  readonly pageParameters?: string | null;
  /** `/x` in the app, `hard:/x` with a full page load, or `action:name`. */
  readonly path?: string | null;
  readonly url?: string | null;
  /** The product's slug. */
  readonly product?: string | null;
  readonly file?: { readonly slug: string } | null;
  readonly openInNewTab?: boolean | null;
}
