import { graphql } from '@/__generated__';

/** A light table of a site's published pages: enough to route, to link languages and to suggest neighbours. */
export const PageIndexDocument = graphql(/* GraphQL */ `
  query PageIndex($site: String!) {
    pagesOfSite(site: $site) {
      id
      title
      slug
      parentSlug
      pageType
      languages
      countries {
        countryCode
      }
    }
  }
`);
