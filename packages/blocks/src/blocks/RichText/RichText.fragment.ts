import { graphql } from '../../__generated__';

export const RichTextFragment = graphql(`
  fragment RichText on RichText {
    __typename
    id
    title
    content
  }
`);
