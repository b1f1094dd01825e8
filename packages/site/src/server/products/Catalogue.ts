import type { ClassificationSource, LanguageCode, ProductSource, ProductStatus } from '@kmx/core';

/** A brand of a product; its slug is derived from the name and used in addresses. */
export interface BrandRef {
  readonly slug: string;
  readonly name: string;
  readonly theme: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

/** A capability of a machine; its slug is the same in every language. */
export interface CapabilityRef {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
}

/**
 * A product reference (section 3) without its route, which depends on the country. Images have public
 * addresses.
 */
export interface CatalogueProduct extends ProductSource {
  readonly status: ProductStatus;
  /** Slug of the successor product. */
  readonly successor: string | null;
  readonly shortDescription: string;
  readonly imageUrl: string | null;
  readonly brand: BrandRef;
  readonly capabilities: readonly CapabilityRef[];
  readonly variantCount: number;
  readonly contentLanguage: LanguageCode;
  readonly sort_index: number;
}

/** Products of all countries in one language, as needed by lists, menus and links. */
export interface Catalogue {
  readonly classifications: readonly ClassificationSource<CatalogueProduct>[];
  readonly capabilities: readonly CapabilityRef[];
}
