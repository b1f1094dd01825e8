import { graphql } from '../../__generated__';

export const TermsListFragment = graphql(`
  fragment TermsList on TermsList {
    __typename
    id
    title
    text
  }
`);
