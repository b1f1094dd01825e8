import { graphql } from '@/__generated__/product';

/** Fields of a product in lists, links and cards. */
export const ProductReferenceFragment = graphql(/* GraphQL */ `
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
`);

export const CatalogueDocument = graphql(/* GraphQL */ `
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
`);
