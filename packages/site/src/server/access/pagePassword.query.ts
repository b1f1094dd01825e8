import { graphql } from '../../__generated__';

/** Verifies a password and returns its version. */
export const PagePasswordDocument = graphql(/* GraphQL */ `
  query PagePassword($id: String!, $password: String!) {
    pagePasswordMatches(id: $id, password: $password)
    pageById(id: $id) {
      protection {
        version
      }
    }
  }
`);
