import type { LanguageCode, ProductStatus, Specification } from '@kmx/core';

import type { BrandRef, CapabilityRef, CatalogueProduct } from './Catalogue';

/** A technical specification with its heading, and the actual language of its name. */
export interface DetailSpecification extends Specification {
  readonly group: string;
  readonly contentLanguage: LanguageCode;
}

/** A variant of a product, with its own properties only. */
export interface ProductVariant {
  readonly id: string;
  readonly nameMetric: string;
  readonly nameImperial: string;
  readonly specifications: readonly DetailSpecification[];
}

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

/** A downloadable document in one language. */
export interface ProductFile {
  readonly id: string;
  readonly name: string;
  /** Language of the document. */
  readonly language: LanguageCode;
  readonly thumbnailUrl: string;
  readonly typeName: string;
  readonly url: string;
  readonly fileName: string;
  readonly extension: string;
  readonly sizeBytes: number;
}

export interface RelatedProduct {
  readonly type: 'related' | 'component' | 'service';
  readonly product: CatalogueProduct;
}

/** Product detail (section 3) in a language and a country. Files and images have public addresses. */
export interface ProductDetail {
  readonly slug: string;
  readonly name: string;
  readonly status: ProductStatus;
  /** The active successor, up to three generations ahead. */
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
