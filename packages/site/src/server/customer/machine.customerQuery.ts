import { graphql } from '@/__generated__/customer';

/** Public data of a machine, for anyone who has its code. */
export const PublicMachineDocument = graphql(/* GraphQL */ `
  query PublicMachine($code: ID!) {
    publicMachine(code: $code) {
      name
      productSlug
      builtYear
    }
  }
`);
