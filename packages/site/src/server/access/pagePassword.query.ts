import { graphql } from '../../__generated__';

/** Whether a password opens a page, and the version to remember that by. */
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
