import { graphql } from '@/__generated__';

/** A page of a site's news, the newest first (section 7: first, after, pageInfo). */
export const NewsFeedDocument = graphql(/* GraphQL */ `
  query NewsFeed($site: String!, $first: Int!, $after: String) {
    newsFeedConnection(site: $site, first: $first, after: $after) {
      nodes {
        id
        title
        text
        publicationDate
        image {
          ...Media
        }
        link {
          ...Link
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
