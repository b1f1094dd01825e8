import { graphql } from '../__generated__/customer';

/** Fields of an order in the list and on its page. */
export const OrderDetailsFragment = graphql(/* GraphQL */ `
  fragment OrderFacts on Order {
    reference
    status
    orderedAt
    changedAt
    orderedBy
    customerReference
    lineCount
    pieces
    location {
      id
      name
      city
      country
      organisation {
        id
        name
      }
    }
  }
`);

export const OrdersDocument = graphql(/* GraphQL */ `
  query Orders($text: String, $statuses: [OrderStatus!], $page: Int!, $pageSize: Int!) {
    orders(text: $text, statuses: $statuses, page: $page, pageSize: $pageSize) {
      total
      page
      pageSize
      items {
        ...OrderFacts
      }
    }
  }
`);

export const OrderDocument = graphql(/* GraphQL */ `
  query Order($reference: ID!, $language: String!) {
    order(reference: $reference, language: $language) {
      order {
        ...OrderFacts
      }
      note
      lines {
        articleNumber
        name
        quantity
        part {
          ...PartFacts
        }
      }
    }
  }
`);
