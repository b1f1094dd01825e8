/** The five kinds of link (section 3; a file link leads to `/file/{slug}` of section 2.2). */
export const linkKinds = ['page', 'path', 'external', 'product', 'file'] as const;

/** What a link leads to (section 3). */
export type LinkKind = (typeof linkKinds)[number];

/** As much of a page as a link needs to find its address. */
export interface LinkedPage {
  readonly id: string;
  readonly slug: string;
  /** `null` directly below home. */
  readonly parentSlug: string | null;
  /** `null`: a page of the site that shows the link. */
  readonly site: { readonly key: string } | null;
}

/** A link that an editor entered (section 3); only the fields of its kind are read. */
export interface Link {
  readonly kind: LinkKind;
  /** May hold a name placeholder when the link leads to a product. */
  readonly text?: string | null;
  readonly page?: LinkedPage | null;
  /** `a=b`, `?a=b` or `#anchor`, set behind the page's address. */
  readonly pageParameters?: string | null;
  /** `/x` in the app, `hard:/x` with a full page load, or `action:name`. */
  readonly path?: string | null;
  readonly url?: string | null;
  /** The product's slug. */
  readonly product?: string | null;
  readonly file?: { readonly slug: string } | null;
  readonly openInNewTab?: boolean | null;
}
