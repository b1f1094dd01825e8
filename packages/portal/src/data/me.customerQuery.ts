import { graphql } from '../__generated__/customer';

/** Organisations shown beside the user's name. */
export const FrameMeDocument = graphql(/* GraphQL */ `
  query FrameMe {
    me {
      id
      organisations {
        id
        name
      }
    }
  }
`);
