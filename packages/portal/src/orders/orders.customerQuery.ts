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
      approval {
        decision
        decidedBy
        decidedAt
        note
      }
      canDecide
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

/** Approves or declines an order; safe to repeat. */
export const DecideOrderApprovalDocument = graphql(/* GraphQL */ `
  mutation DecideOrderApproval($input: DecideOrderApprovalInput!) {
    decideOrderApproval(input: $input) {
      __typename
      ... on OrderApprovalDecided {
        status
      }
      ... on OrderApprovalRefused {
        code
        decision
        decidedBy
      }
    }
  }
`);
