import { graphql } from '@/__generated__';

export const JobOpeningsOfSiteDocument = graphql(/* GraphQL */ `
  query JobOpeningsOfSite($site: String!) {
    jobOpeningsOfSite(site: $site) {
      ...JobOpening
    }
  }
`);

/** A job opening of any site by id, as its newest draft or its published version. */
export const JobOpeningByIdDocument = graphql(/* GraphQL */ `
  query JobOpeningById($id: String!, $draft: Boolean!) {
    jobOpeningById(id: $id, draft: $draft) {
      ...JobOpening
    }
  }
`);
