/** A product as a list needs it; the data of a list may hold more. */
export interface ProductSource {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166 alpha-2 in upper case. */
  readonly supported_countries: readonly string[];
  readonly sort_index?: number;
}

/** A classification as the product service answers it, in one flat list (section 3, source fields). */
export interface ClassificationSource<TProduct extends ProductSource> {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly parent_id: string | null;
  readonly supported_countries: readonly string[];
  readonly sort_index: number;
  readonly image_url: string | null;
  readonly products: readonly TProduct[];
}

/** A step on the way from the top to a classification; the route is localised. */
export interface LineageStep {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Inside the site, percent-encoded, without locale: what `LinkContext.productPath` and redirects speak of. */
  readonly path: string;
  readonly route: string;
}

/** A product with the path and the address it has under its classification. */
export type RoutedProduct<TProduct extends ProductSource> = TProduct & Pick<LineageStep, 'path' | 'route'>;

/** A classification in its place (section 3). */
export interface Classification<TProduct extends ProductSource> extends LineageStep {
  readonly parentId: string | null;
  readonly description: string | null;
  readonly sortIndex: number;
  readonly imageUrl: string | null;
  readonly products: readonly RoutedProduct<TProduct>[];
  readonly childClassifications: readonly Classification<TProduct>[];
  /** From the top down, this classification included. */
  readonly lineage: readonly LineageStep[];
}

/** A product and the classification that it is found in. */
export interface ProductEntry<TProduct extends ProductSource> {
  readonly product: RoutedProduct<TProduct>;
  readonly classification: Classification<TProduct>;
}

/** The classifications and products that a country has, in their order. */
export interface ProductHierarchy<TProduct extends ProductSource> {
  /** `/products` and the like: where the tree begins inside the site. */
  readonly basePath: string;
  /** Empty: show 'No classifications available' (section 8). */
  readonly roots: readonly Classification<TProduct>[];
  /** By slug: the first place in the tree's order. */
  readonly entries: ReadonlyMap<string, ProductEntry<TProduct>>;
}
