import { graphql } from '../../__generated__';

export const FormFragment = graphql(`
  fragment Form on Form {
    __typename
    id
    title
    text
    kind
    file {
      ...File
    }
  }
`);
