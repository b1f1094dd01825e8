import { graphql } from '../__generated__/customer';

/** One page of the products whose information the user may read. */
export const ProductInfosDocument = graphql(/* GraphQL */ `
  query ProductInfos(
    $text: String
    $brands: [String!]
    $statuses: [ProductInfoStatus!]
    $types: [MachineType!]
    $page: Int!
    $pageSize: Int!
  ) {
    productInfos(
      text: $text
      brands: $brands
      statuses: $statuses
      types: $types
      page: $page
      pageSize: $pageSize
    ) {
      total
      page
      pageSize
      items {
        ...ProductInfoFacts
      }
    }
  }
`);

/** Fields of a product in the list and on its page. */
export const ProductInfoContextDocument = graphql(/* GraphQL */ `
  fragment ProductInfoFacts on ProductInfo {
    slug
    name
    brand
    itemNumber
    status
    type
    partCount
    softwareVersion
  }
`);

export const ProductInfoChoicesDocument = graphql(/* GraphQL */ `
  query ProductInfoChoices {
    productInfoChoices {
      brands
      types
    }
  }
`);

/** A product with its parts, articles and software. */
export const ProductInfoDocument = graphql(/* GraphQL */ `
  query ProductInfo($slug: ID!, $language: String!) {
    productInfo(slug: $slug, language: $language) {
      product {
        ...ProductInfoFacts
      }
      parts {
        replaceAfterCycles
        part {
          ...PartFacts
        }
      }
      articles {
        id
        kind
        title
        steps
        minutes
        changedOn
      }
      software {
        id
        version
        releasedOn
        notes
        size
      }
      machines {
        id
        name
        serialNumber
      }
    }
  }
`);

/** One page of the parts of a product that match a search. */
export const ProductPartsDocument = graphql(/* GraphQL */ `
  query ProductParts($text: String, $productSlug: ID!, $language: String!, $page: Int!, $pageSize: Int!) {
    parts(text: $text, productSlug: $productSlug, language: $language, page: $page, pageSize: $pageSize) {
      total
      page
      pageSize
      items {
        ...PartFacts
      }
    }
  }
`);
