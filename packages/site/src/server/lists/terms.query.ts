import { graphql } from '@/__generated__';

/** Every document of terms and conditions of a site. */
export const TermsOfSiteDocument = graphql(/* GraphQL */ `
  query TermsOfSite($site: String!) {
    termsOfSite(site: $site) {
      ...Terms
    }
  }
`);
