import type { ClassificationSource, LanguageCode, ProductSource, ProductStatus } from '@kmx/core';

/** A brand as products carry it; the slug is made of the name and stands in addresses. */
export interface BrandRef {
  readonly slug: string;
  readonly name: string;
  readonly theme: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

/** What a machine can do; the slug is the same in every language. */
export interface CapabilityRef {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
}

/** A product reference (section 3) without its route, which depends on the country. Pictures are public addresses. */
export interface CatalogueProduct extends ProductSource {
  readonly status: ProductStatus;
  /** The slug of the product that takes its place. */
  readonly successor: string | null;
  readonly shortDescription: string;
  readonly imageUrl: string | null;
  readonly brand: BrandRef;
  readonly capabilities: readonly CapabilityRef[];
  readonly variantCount: number;
  readonly contentLanguage: LanguageCode;
  readonly sort_index: number;
}

/** The range of products in one language, for every country: what lists, menus and links need. */
export interface Catalogue {
  readonly classifications: readonly ClassificationSource<CatalogueProduct>[];
  readonly capabilities: readonly CapabilityRef[];
}
