import { graphql } from '../../__generated__/customer';

export const CartDetailsFragment = graphql(/* GraphQL */ `
  fragment CartFacts on Cart {
    organisation {
      id
      name
    }
    revision
    lines {
      articleNumber
      partId
      quantity
    }
  }
`);

/** The cart for an organisation; without one, the cart that was changed last. */
export const CartDocument = graphql(/* GraphQL */ `
  query Cart($organisationId: ID) {
    cart(organisationId: $organisationId) {
      ...CartFacts
    }
  }
`);

/** Merges changes into the cart of the account; may be repeated. */
export const UpdateCartDocument = graphql(/* GraphQL */ `
  mutation UpdateCart($organisationId: ID!, $baseRevision: Int!, $changes: [CartChange!]!) {
    updateCart(organisationId: $organisationId, baseRevision: $baseRevision, changes: $changes) {
      __typename
      ... on CartUpdated {
        cart {
          ...CartFacts
        }
        conflicts {
          articleNumber
          kept
          dropped
        }
      }
      ... on CartRefused {
        code
      }
    }
  }
`);
