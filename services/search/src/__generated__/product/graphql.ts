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

export type IndexedCatalogueQueryVariables = Exact<{
  language: Language;
}>;


export type IndexedCatalogueQuery = { classificationProducts: Array<{ id: string, slug: string, name: string, description: string | null, parent_id: string | null, supported_countries: Array<string>, sort_index: number, image_url: string, products: Array<{ slug: string, name: string, content_language: Language, shortDescription: string, sort_index: number, supported_countries: Array<string>, image_url: string | null, brand: { name: string }, capabilities: Array<{ name: string }> }> }> };

export type IndexedSpecificationFragment = { key: string, name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null };

export type IndexedProductsQueryVariables = Exact<{
  language: Language;
  slugs: string;
}>;


export type IndexedProductsQuery = { productsBySlugs: Array<{ slug: string, longDescription: string, highlights: Array<{ name: string, shortDescription: string, longDescription: string }>, specifications: Array<{ key: string, name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null }>, variants: Array<{ nameMetric: string, nameImperial: string, specifications: Array<{ key: string, name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null }> }>, files: Array<{ id: string, name: string, content_language: Language, type: string, url: string, filename: string }> }> };

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
export const IndexedSpecificationFragmentDoc = new TypedDocumentString(`
    fragment IndexedSpecification on Specification {
  key
  name
  value
  unit
  measurement_system
}
    `, {"fragmentName":"IndexedSpecification"}) as unknown as TypedDocumentString<IndexedSpecificationFragment, unknown>;
export const IndexedCatalogueDocument = new TypedDocumentString(`
    query IndexedCatalogue($language: Language!) {
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
      slug
      name
      content_language
      shortDescription
      sort_index
      supported_countries
      image_url
      brand {
        name
      }
      capabilities {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<IndexedCatalogueQuery, IndexedCatalogueQueryVariables>;
export const IndexedProductsDocument = new TypedDocumentString(`
    query IndexedProducts($language: Language!, $slugs: String!) {
  productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {
    slug
    longDescription
    highlights {
      name
      shortDescription
      longDescription
    }
    specifications {
      ...IndexedSpecification
    }
    variants {
      nameMetric
      nameImperial
      specifications {
        ...IndexedSpecification
      }
    }
    files {
      id
      name
      content_language
      type
      url
      filename
    }
  }
}
    fragment IndexedSpecification on Specification {
  key
  name
  value
  unit
  measurement_system
}`) as unknown as TypedDocumentString<IndexedProductsQuery, IndexedProductsQueryVariables>;