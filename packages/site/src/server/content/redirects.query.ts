import { graphql } from '@/__generated__';

/** Redirects of a site, including those of all sites, a thousand per page. */
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
