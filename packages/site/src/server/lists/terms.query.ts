import { graphql } from '@/__generated__';

export const TermsOfSiteDocument = graphql(/* GraphQL */ `
  query TermsOfSite($site: String!) {
    termsOfSite(site: $site) {
      ...Terms
    }
  }
`);
