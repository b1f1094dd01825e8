import { graphql } from '../__generated__/customer';

/** Locations of the person's organisations, to which parts can be delivered. */
export const DeliveryLocationsDocument = graphql(/* GraphQL */ `
  query DeliveryLocations {
    locations {
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

/** Asks for parts; a repeated key is the same request. */
export const OrderPartsDocument = graphql(/* GraphQL */ `
  mutation OrderParts($input: OrderPartsInput!) {
    orderParts(input: $input) {
      __typename
      ... on OrderRequested {
        reference
        lines
        isWaitingForApproval
      }
      ... on OrderRefused {
        code
        articleNumbers
        existing {
          reference
          lines
          at
        }
      }
    }
  }
`);
