import { graphql } from '@/__generated__';

/** Every redirect that concerns a site, a thousand at a time. */
export const RedirectsOfSiteDocument = graphql(/* GraphQL */ `
  query RedirectsOfSite($site: String!, $after: String) {
    redirectsOfSite(site: $site, after: $after) {
      nodes {
        previousUrl
        permanent
        site {
          key
        }
        target {
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
