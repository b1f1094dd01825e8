/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A language of the specification, section 9. */
export type Language =
  | 'cs'
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'hu'
  | 'ja'
  | 'pt'
  | 'ro'
  | 'sk'
  | 'zh';

export type MeasurementSystem =
  | 'dim_imperial'
  | 'dim_metric';

/** discontinued: no longer sold, still shown. cancelled: in no list, found by its slug alone. */
export type ProductStatus =
  | 'active'
  | 'cancelled'
  | 'discontinued';

export type RelationType =
  | 'component'
  | 'related'
  | 'service';

export type ProductReferenceFragment = { slug: string, name: string, status: ProductStatus, content_language: Language, shortDescription: string, sort_index: number, supported_countries: Array<string>, image_url: string | null, variantCount: number, successor: { slug: string } | null, brand: { name: string, theme: string, image_url: string, image_width: number, image_height: number }, capabilities: Array<{ id: string, slug: string, name: string, image_url: string }> };

export type CatalogueQueryVariables = Exact<{
  language: Language;
}>;


export type CatalogueQuery = { classificationProducts: Array<{ id: string, slug: string, name: string, description: string | null, parent_id: string | null, supported_countries: Array<string>, sort_index: number, image_url: string, products: Array<{ slug: string, name: string, status: ProductStatus, content_language: Language, shortDescription: string, sort_index: number, supported_countries: Array<string>, image_url: string | null, variantCount: number, successor: { slug: string } | null, brand: { name: string, theme: string, image_url: string, image_width: number, image_height: number }, capabilities: Array<{ id: string, slug: string, name: string, image_url: string }> }> }>, capabilities: Array<{ id: string, slug: string, name: string, image_url: string }> };

export type SpecificationFieldsFragment = { key: string, name: string, group: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, content_language: Language };

export type SuccessorFieldsFragment = { slug: string, name: string, status: ProductStatus };

export type ProductDetailFragment = { longDescription: string, slug: string, name: string, status: ProductStatus, content_language: Language, shortDescription: string, sort_index: number, supported_countries: Array<string>, image_url: string | null, variantCount: number, classification: { slug: string }, successor: { slug: string, name: string, status: ProductStatus, successor: { slug: string, name: string, status: ProductStatus, successor: { slug: string, name: string, status: ProductStatus } | null } | null } | null, images: Array<{ url: string, name: string, default: boolean }>, video: { url: string, imageUrl: string | null } | null, highlights: Array<{ id: string, name: string, shortDescription: string, longDescription: string, imageUrl: string | null, videoUrl: string | null, videoImageUrl: string | null, content_language: Language }>, specifications: Array<{ key: string, name: string, group: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, content_language: Language }>, variants: Array<{ id: string, nameMetric: string, nameImperial: string, specifications: Array<{ key: string, name: string, group: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, content_language: Language }> }>, files: Array<{ id: string, name: string, content_language: Language, thumbnail_url: string, type: string, url: string, filename: string, extension: string, size_bytes: number }>, related: Array<{ type: RelationType, product: { slug: string, name: string, status: ProductStatus, content_language: Language, shortDescription: string, sort_index: number, supported_countries: Array<string>, image_url: string | null, variantCount: number, successor: { slug: string } | null, brand: { name: string, theme: string, image_url: string, image_width: number, image_height: number }, capabilities: Array<{ id: string, slug: string, name: string, image_url: string }> } }>, brand: { name: string, theme: string, image_url: string, image_width: number, image_height: number }, capabilities: Array<{ id: string, slug: string, name: string, image_url: string }> };

export type ProductsBySlugsQueryVariables = Exact<{
  language: Language;
  country?: string | null | undefined;
  slugs: string;
}>;


export type ProductsBySlugsQuery = { productsBySlugs: Array<{ longDescription: string, slug: string, name: string, status: ProductStatus, content_language: Language, shortDescription: string, sort_index: number, supported_countries: Array<string>, image_url: string | null, variantCount: number, classification: { slug: string }, successor: { slug: string, name: string, status: ProductStatus, successor: { slug: string, name: string, status: ProductStatus, successor: { slug: string, name: string, status: ProductStatus } | null } | null } | null, images: Array<{ url: string, name: string, default: boolean }>, video: { url: string, imageUrl: string | null } | null, highlights: Array<{ id: string, name: string, shortDescription: string, longDescription: string, imageUrl: string | null, videoUrl: string | null, videoImageUrl: string | null, content_language: Language }>, specifications: Array<{ key: string, name: string, group: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, content_language: Language }>, variants: Array<{ id: string, nameMetric: string, nameImperial: string, specifications: Array<{ key: string, name: string, group: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, content_language: Language }> }>, files: Array<{ id: string, name: string, content_language: Language, thumbnail_url: string, type: string, url: string, filename: string, extension: string, size_bytes: number }>, related: Array<{ type: RelationType, product: { slug: string, name: string, status: ProductStatus, content_language: Language, shortDescription: string, sort_index: number, supported_countries: Array<string>, image_url: string | null, variantCount: number, successor: { slug: string } | null, brand: { name: string, theme: string, image_url: string, image_width: number, image_height: number }, capabilities: Array<{ id: string, slug: string, name: string, image_url: string }> } }>, brand: { name: string, theme: string, image_url: string, image_width: number, image_height: number }, capabilities: Array<{ id: string, slug: string, name: string, image_url: string }> }> };

export type FiguresOfProductsQueryVariables = Exact<{
  language: Language;
  slugs: string;
}>;


export type FiguresOfProductsQuery = { productsBySlugs: Array<{ slug: string, specifications: Array<{ key: string, name: string, group: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, content_language: Language }>, variants: Array<{ specifications: Array<{ key: string, name: string, group: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, content_language: Language }> }> }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProductReferenceFragmentDoc = new TypedDocumentString(`
    fragment ProductReference on Product {
  slug
  name
  status
  content_language
  shortDescription
  sort_index
  supported_countries
  image_url
  variantCount
  successor {
    slug
  }
  brand {
    name
    theme
    image_url
    image_width
    image_height
  }
  capabilities {
    id
    slug
    name
    image_url
  }
}
    `, {"fragmentName":"ProductReference"}) as unknown as TypedDocumentString<ProductReferenceFragment, unknown>;
export const SuccessorFieldsFragmentDoc = new TypedDocumentString(`
    fragment SuccessorFields on Product {
  slug
  name
  status
}
    `, {"fragmentName":"SuccessorFields"}) as unknown as TypedDocumentString<SuccessorFieldsFragment, unknown>;
export const SpecificationFieldsFragmentDoc = new TypedDocumentString(`
    fragment SpecificationFields on Specification {
  key
  name
  group
  value
  unit
  measurement_system
  content_language
}
    `, {"fragmentName":"SpecificationFields"}) as unknown as TypedDocumentString<SpecificationFieldsFragment, unknown>;
export const ProductDetailFragmentDoc = new TypedDocumentString(`
    fragment ProductDetail on Product {
  ...ProductReference
  longDescription
  classification {
    slug
  }
  successor {
    ...SuccessorFields
    successor {
      ...SuccessorFields
      successor {
        ...SuccessorFields
      }
    }
  }
  images {
    url
    name
    default
  }
  video {
    url
    imageUrl
  }
  highlights {
    id
    name
    shortDescription
    longDescription
    imageUrl
    videoUrl
    videoImageUrl
    content_language
  }
  specifications {
    ...SpecificationFields
  }
  variants {
    id
    nameMetric
    nameImperial
    specifications {
      ...SpecificationFields
    }
  }
  files {
    id
    name
    content_language
    thumbnail_url
    type
    url
    filename
    extension
    size_bytes
  }
  related {
    type
    product {
      ...ProductReference
    }
  }
}
    fragment ProductReference on Product {
  slug
  name
  status
  content_language
  shortDescription
  sort_index
  supported_countries
  image_url
  variantCount
  successor {
    slug
  }
  brand {
    name
    theme
    image_url
    image_width
    image_height
  }
  capabilities {
    id
    slug
    name
    image_url
  }
}
fragment SpecificationFields on Specification {
  key
  name
  group
  value
  unit
  measurement_system
  content_language
}
fragment SuccessorFields on Product {
  slug
  name
  status
}`, {"fragmentName":"ProductDetail"}) as unknown as TypedDocumentString<ProductDetailFragment, unknown>;
export const CatalogueDocument = new TypedDocumentString(`
    query Catalogue($language: Language!) {
  classificationProducts(language: $language) {
    id
    slug
    name
    description
    parent_id
    supported_countries
    sort_index
    image_url
    products {
      ...ProductReference
    }
  }
  capabilities(language: $language) {
    id
    slug
    name
    image_url
  }
}
    fragment ProductReference on Product {
  slug
  name
  status
  content_language
  shortDescription
  sort_index
  supported_countries
  image_url
  variantCount
  successor {
    slug
  }
  brand {
    name
    theme
    image_url
    image_width
    image_height
  }
  capabilities {
    id
    slug
    name
    image_url
  }
}`) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const ProductsBySlugsDocument = new TypedDocumentString(`
    query ProductsBySlugs($language: Language!, $country: String, $slugs: String!) {
  productsBySlugs(
    language: $language
    country: $country
    slugsCommaSeparated: $slugs
  ) {
    ...ProductDetail
  }
}
    fragment ProductReference on Product {
  slug
  name
  status
  content_language
  shortDescription
  sort_index
  supported_countries
  image_url
  variantCount
  successor {
    slug
  }
  brand {
    name
    theme
    image_url
    image_width
    image_height
  }
  capabilities {
    id
    slug
    name
    image_url
  }
}
fragment SpecificationFields on Specification {
  key
  name
  group
  value
  unit
  measurement_system
  content_language
}
fragment SuccessorFields on Product {
  slug
  name
  status
}
fragment ProductDetail on Product {
  ...ProductReference
  longDescription
  classification {
    slug
  }
  successor {
    ...SuccessorFields
    successor {
      ...SuccessorFields
      successor {
        ...SuccessorFields
      }
    }
  }
  images {
    url
    name
    default
  }
  video {
    url
    imageUrl
  }
  highlights {
    id
    name
    shortDescription
    longDescription
    imageUrl
    videoUrl
    videoImageUrl
    content_language
  }
  specifications {
    ...SpecificationFields
  }
  variants {
    id
    nameMetric
    nameImperial
    specifications {
      ...SpecificationFields
    }
  }
  files {
    id
    name
    content_language
    thumbnail_url
    type
    url
    filename
    extension
    size_bytes
  }
  related {
    type
    product {
      ...ProductReference
    }
  }
}`) as unknown as TypedDocumentString<ProductsBySlugsQuery, ProductsBySlugsQueryVariables>;
export const FiguresOfProductsDocument = new TypedDocumentString(`
    query FiguresOfProducts($language: Language!, $slugs: String!) {
  productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {
    slug
    specifications {
      ...SpecificationFields
    }
    variants {
      specifications {
        ...SpecificationFields
      }
    }
  }
}
    fragment SpecificationFields on Specification {
  key
  name
  group
  value
  unit
  measurement_system
  content_language
}`) as unknown as TypedDocumentString<FiguresOfProductsQuery, FiguresOfProductsQueryVariables>;