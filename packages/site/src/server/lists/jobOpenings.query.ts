import { graphql } from '@/__generated__';

export const JobOpeningsOfSiteDocument = graphql(/* GraphQL */ `
  query JobOpeningsOfSite($site: String!) {
    jobOpeningsOfSite(site: $site) {
      ...JobOpening
    }
  }
`);
