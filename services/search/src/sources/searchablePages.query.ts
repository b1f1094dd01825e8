import { graphql } from '../__generated__';

export const SearchablePagesDocument = graphql(/* GraphQL */ `
  query SearchablePages($site: String!, $first: Int!, $after: String) {
    searchablePages(site: $site, first: $first, after: $after) {
      nodes {
        id
        title
        description
        slug
        parentSlug
        pageType
        languages
        countries
        updatedAt
        text
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
