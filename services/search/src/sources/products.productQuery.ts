import { graphql } from '../__generated__/product';

export const IndexedCatalogueDocument = graphql(/* GraphQL */ `
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
`);

export const IndexedSpecificationFragment = graphql(/* GraphQL */ `
  fragment IndexedSpecification on Specification {
    key
    name
    value
    unit
    measurement_system
  }
`);

export const IndexedProductsDocument = graphql(/* GraphQL */ `
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
`);
