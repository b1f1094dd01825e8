import { graphql } from '@/__generated__';

export const RedirectsDocument = graphql(/* GraphQL */ `
  query Redirects($site: String!, $urls: [String!]!) {
    redirectsByPreviousUrls(site: $site, urls: $urls) {
      previousUrl
      permanent
      site {
        key
      }
      target {
        ...Link
      }
    }
  }
`);
