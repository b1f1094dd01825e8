export interface ProductSource {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166 alpha-2 in upper case. */
  readonly supported_countries: readonly string[];
  readonly sort_index?: number;
}

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

export interface LineageStep {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Inside the site, percent-encoded, without locale, as in `LinkContext.productPath` and redirects. */
  readonly path: string;
  readonly route: string;
}

export type RoutedProduct<TProduct extends ProductSource> = TProduct & Pick<LineageStep, 'path' | 'route'>;

export interface Classification<TProduct extends ProductSource> extends LineageStep {
  readonly parentId: string | null;
  readonly description: string | null;
  readonly sortIndex: number;
  readonly imageUrl: string | null;
  readonly products: readonly RoutedProduct<TProduct>[];
  readonly childClassifications: readonly Classification<TProduct>[];
  /** From the top down, including this classification. */
  readonly lineage: readonly LineageStep[];
}

export interface ProductEntry<TProduct extends ProductSource> {
  readonly product: RoutedProduct<TProduct>;
  readonly classification: Classification<TProduct>;
}

export interface ProductHierarchy<TProduct extends ProductSource> {
  /** Root of the tree inside the site, such as `/products`. */
  readonly basePath: string;
  /** Empty: show 'No classifications available' (section 8). */
  readonly roots: readonly Classification<TProduct>[];
  /** By slug: the first occurrence in the order of the tree. */
  readonly entries: ReadonlyMap<string, ProductEntry<TProduct>>;
}
