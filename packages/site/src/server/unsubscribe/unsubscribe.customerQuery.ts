import { graphql } from '@/__generated__/customer';

export const UnsubscribeLinkDocument = graphql(/* GraphQL */ `
  query UnsubscribeLink($token: String!) {
    unsubscribeLink(token: $token) {
      status
      type
    }
  }
`);

export const UnsubscribeDocument = graphql(/* GraphQL */ `
  mutation Unsubscribe($token: String!) {
    unsubscribe(token: $token) {
      status
      type
    }
  }
`);
