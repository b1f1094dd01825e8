import { graphql } from '@/__generated__/customer';

/** What anybody may know of a machine who has its code. */
export const PublicMachineDocument = graphql(/* GraphQL */ `
  query PublicMachine($code: ID!) {
    publicMachine(code: $code) {
      name
      productSlug
      builtYear
    }
  }
`);
