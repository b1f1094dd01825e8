import type { LanguageCode, ProductStatus, Specification } from '@kmx/core';

import type { BrandRef, CapabilityRef, CatalogueProduct } from './Catalogue';

/** A line of technical data with its heading, and the language that its name is really in. */
export interface DetailSpecification extends Specification {
  readonly group: string;
  readonly contentLanguage: LanguageCode;
}

/** A version of a product; what all versions share is said by the product. */
export interface ProductVariant {
  readonly id: string;
  readonly nameMetric: string;
  readonly nameImperial: string;
  readonly specifications: readonly DetailSpecification[];
}

/** A strength of a product, told with a picture or a film. */
export interface ProductHighlight {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  readonly videoImageUrl: string | null;
  readonly contentLanguage: LanguageCode;
}

/** A document to download, in one language. */
export interface ProductFile {
  readonly id: string;
  readonly name: string;
  /** What the document is written in. */
  readonly language: LanguageCode;
  readonly thumbnailUrl: string;
  /** "Data sheet" and the like, in the reader's language. */
  readonly typeName: string;
  readonly url: string;
  readonly fileName: string;
  readonly extension: string;
  readonly sizeBytes: number;
}

/** A product that goes with another one. */
export interface RelatedProduct {
  readonly type: 'related' | 'component' | 'service';
  readonly product: CatalogueProduct;
}

/** All that is told of one product in a language and a country (section 3, product detail). Files and pictures are public addresses. */
export interface ProductDetail {
  readonly slug: string;
  readonly name: string;
  readonly status: ProductStatus;
  /** The active product that takes its place, over up to three generations. */
  readonly successor: { readonly slug: string; readonly name: string } | null;
  readonly contentLanguage: LanguageCode;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly classificationSlug: string;
  readonly brand: BrandRef;
  readonly images: readonly { readonly url: string; readonly name: string; readonly isDefault: boolean }[];
  readonly video: { readonly url: string; readonly imageUrl: string | null } | null;
  readonly highlights: readonly ProductHighlight[];
  readonly specifications: readonly DetailSpecification[];
  readonly variants: readonly ProductVariant[];
  readonly files: readonly ProductFile[];
  readonly capabilities: readonly CapabilityRef[];
  readonly related: readonly RelatedProduct[];
}
