import { graphql } from '../../__generated__';

export const NewsListFragment = graphql(`
  fragment NewsList on NewsList {
    __typename
    id
    title
    text
    limit
  }
`);
