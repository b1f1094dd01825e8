import { graphql } from '@/__generated__/product';

export const SpecificationFieldsFragment = graphql(/* GraphQL */ `
  fragment SpecificationFields on Specification {
    key
    name
    group
    value
    unit
    measurement_system
    content_language
  }
`);

export const SuccessorFieldsFragment = graphql(/* GraphQL */ `
  fragment SuccessorFields on Product {
    slug
    name
    status
  }
`);

export const ProductDetailFragment = graphql(/* GraphQL */ `
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
`);

export const ProductsBySlugsDocument = graphql(/* GraphQL */ `
  query ProductsBySlugs($language: Language!, $country: String, $slugs: String!) {
    productsBySlugs(language: $language, country: $country, slugsCommaSeparated: $slugs) {
      ...ProductDetail
    }
  }
`);

export const FiguresOfProductsDocument = graphql(/* GraphQL */ `
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
`);
