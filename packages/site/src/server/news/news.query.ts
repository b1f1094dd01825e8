import { graphql } from '@/__generated__';

export const NewsItemFragment = graphql(/* GraphQL */ `
  fragment NewsItem on NewsItem {
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
`);

/** A news item by id, as its newest draft or its published version. */
export const NewsItemByIdDocument = graphql(/* GraphQL */ `
  query NewsItemById($id: String!, $draft: Boolean!) {
    newsItemById(id: $id, draft: $draft) {
      ...NewsItem
    }
  }
`);

/** A page of a site's news, newest first (section 7: first, after, pageInfo). */
export const NewsFeedDocument = graphql(/* GraphQL */ `
  query NewsFeed($site: String!, $first: Int!, $after: String) {
    newsFeedConnection(site: $site, first: $first, after: $after) {
      nodes {
        ...NewsItem
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
